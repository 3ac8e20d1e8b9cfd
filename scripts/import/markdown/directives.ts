// Containers between colons: admonitions, folded parts, groups of code.

import { admonition, nodesIn, component, wordsOf, type AnyNode } from './nodes.ts'
import { codeTabs } from './code-tabs.ts'
import type { PageContext } from './page-context.ts'

const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'caution',
  important: 'info',
  success: 'tip',
  check: 'tip',
  error: 'danger',
  secondary: 'note',
}
/** Containers that change nothing but how their content is processed. */
const BARE = new Set(['v-pre', 'raw'])

/** VitePress: `::: details Title {open}`. */
const ATTRIBUTES = /\s*\{(?:open|[.#][\w-]+|\s)+\}\s*$/

type Directive = AnyNode & { type: 'containerDirective' }

/** The kind of admonition for a word; undefined if there is none. */
export function kindOfAdmonition(word: string): string | undefined {
  return Object.hasOwn(KINDS, word) ? KINDS[word] : undefined
}

export function convertDirective(node: Directive, page: PageContext): AnyNode[] {
  const [label, ...rest] = nodesIn(node)
  const titled = label?.type === 'paragraph' && label.data !== undefined
  const title = titled ? wordsOf([label]).replace(ATTRIBUTES, '').trim() : undefined
  const children = titled ? rest : nodesIn(node)
  const name = node.name.toLowerCase()
  if (name === 'details')
    return [component('Details', { summary: title || 'Details' }, children, node.position)]
  if (name === 'code-group') return codeTabs(children, node.position)
  const kind = kindOfAdmonition(name)
  if (kind !== undefined) return [admonition(kind, title, children)]
  if (!BARE.has(name))
    page.report(
      node,
      'component',
      `there is no admonition \`:::${node.name}\`; its content is kept as text`,
      'choose one of note, tip, info, caution, warning, danger',
    )
  return children
}
