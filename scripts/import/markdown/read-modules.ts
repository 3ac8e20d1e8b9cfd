// Reads what a page's imports and exports contribute to its text: partials, images, and literal values.

import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { exportedValue } from '../source/literal-values.ts'
import { unquote } from '../source/syntax-nodes.ts'
import type { PageContext } from './page-context.ts'

const IMPORT =
  /(?:^|;)\s*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?(?:\*\s+as\s+\w+\s*)?(?:from\s*)?(['"][^'"]+['"])/gm
const NAMED = /(\w+)(?:\s+as\s+(\w+))?/g
const EXPORTED = /export\s+(?:const|let|var)\s+(\w+)/g
const COMPONENT = /export\s+(?:default|function|class)/
const MARKDOWN = /\.mdx?$/
/** The text of a file, as bundlers load it: `!!raw-loader!./a.ts`, `./a.ts?raw`. */
const RAW = /^!!raw-loader!(.+)$|^(.+)\?raw$/
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

export function readModules(tree: Root, page: PageContext): void {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, name, names = '', literal = ''] of node.value.matchAll(IMPORT)) {
      const specifier = unquote(literal)
      readNamed(names, specifier, page)
      if (name !== undefined) readDefault(name, specifier, { node, page })
    }
    readExports(node, page)
  }
}

/** `{ plans, limits as most }` */
function readNamed(names: string, specifier: string, page: PageContext): void {
  for (const [, exported = '', local = exported] of names.matchAll(NAMED)) {
    const value = page.valueFrom(specifier, exported)
    if (value !== undefined) page.values.set(local, value)
  }
}

function readDefault(
  name: string,
  specifier: string,
  { node, page }: { node: MdxjsEsm; page: PageContext },
): void {
  const [, loaded, raw = loaded] = RAW.exec(specifier) ?? []
  if (raw !== undefined) return void page.values.set(name, page.textOf(raw))
  const isMarkdown = MARKDOWN.test(specifier)
  const partial = isMarkdown ? page.partialOf(specifier) : undefined
  if (partial !== undefined) page.partials.set(name, partial)
  else if (IMAGE.test(specifier)) page.values.set(name, specifier)
  else if (specifier.endsWith('.json')) page.values.set(name, page.valueFrom(specifier, 'default'))
  else if (isMarkdown)
    page.report(
      node,
      'file',
      `there is no file \`${specifier}\` to include`,
      'add the file, or remove the import',
    )
}

function readExports(node: MdxjsEsm, page: PageContext): void {
  for (const [, name = ''] of node.value.matchAll(EXPORTED)) {
    const value = exportedValue(node.value, name)
    if (value !== undefined) page.values.set(name, value)
    else page.report(node, 'code', `\`${name}\` is code and was left out`, 'write what it shows as text')
  }
  if (COMPONENT.test(node.value))
    page.report(
      node,
      'code',
      'the page defines a component, which was left out',
      'write what it shows in Markdown',
    )
}
