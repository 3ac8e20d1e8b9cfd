// The context of converting one page, including where to report what cannot be carried over.

import type { Position } from 'unist'
import type { ProblemKind } from '../found/import-problem.ts'
import { literalOf } from '../source/literal-values.ts'
import type { Config } from '../source/read-config.ts'
import type { AnyNode, Jsx } from './nodes.ts'

export type ComponentConversion = (element: Jsx, page: PageContext) => AnyNode[]

export interface PageContext {
  /** Relative to the tree that is imported. */
  file: string
  /** Other pages include it, and give it parameters. */
  isPartial: boolean
  frontMatter: Config
  /** Conversions of the engine's components by name. */
  components: Readonly<Record<string, ComponentConversion>>
  /** Words after a fence's language are its title, as Mintlify reads them. */
  wordsAreTitle: boolean
  /** Comments such as `// highlight-next-line` highlight lines, as in Docusaurus. */
  magicComments: boolean
  /** Values of names that the page's code declares or imports: text, or the path of an image. */
  values: Map<string, unknown>
  /** Names of imported Markdown: the partial that each becomes. */
  partials: Map<string, string>
  /** Requests a partial by the path in the page; undefined if there is no such file. */
  partialOf: (specifier: string) => string | undefined
  /** The text of a file of the tree, by the path in the page. */
  textOf: (specifier: string) => string | undefined
  /** A literal that a file of the tree exports; undefined if it is code. */
  valueFrom: (specifier: string, name: string) => unknown
  report: (
    at: { position?: Position | undefined } | undefined,
    kind: ProblemKind,
    what: string,
    fix: string,
  ) => void
}

/** `useBaseUrl('/img/a.png')`, `withBase(…)` and `require('./a.png').default` stand for the address in them. */
const ADDRESS = /\b(?:useBaseUrl|withBase|require)\(\s*((['"`])[^'"`]*\2)\s*\)(?:\.default)?/g
/** Of an image that Astro imports. */
const IMPORTED = /^\s*(\w+)\.src\s*$/

/**
 * A prop's value: text, number, true, list or object; undefined if it is absent or not a literal. Vue writes `:name` before
 * code.
 */
export function prop(element: Jsx, name: string, page: PageContext): unknown {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const isBound = attribute.name === `:${name}`
    if (attribute.name !== name && !isBound) continue
    if (typeof attribute.value === 'string') return isBound ? valueOf(attribute.value, page) : attribute.value
    if (attribute.value === null || attribute.value === undefined) return true
    return valueOf(attribute.value.value, page)
  }
  return undefined
}

function valueOf(code: string, page: PageContext): unknown {
  const imported = page.values.get(IMPORTED.exec(code)?.[1] ?? '')
  return typeof imported === 'string' ? imported : literalOf(code.replaceAll(ADDRESS, '$1'), page.values)
}

export function textProp(element: Jsx, name: string, page: PageContext): string | undefined {
  const value = prop(element, name, page)
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim() || undefined
    : undefined
}

/** An expression's value as text; one that is neither a literal nor a known value is reported and left out. */
export function shownByExpression(
  code: string,
  at: AnyNode,
  page: PageContext,
  [open, close]: readonly [open: string, close: string],
): string {
  const value = literalOf(code, page.values)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const shown = code.replaceAll(/\s+/g, ' ').slice(0, 60)
  page.report(
    at,
    'code',
    `the expression \`${open}${shown}${close}\` was left out`,
    'write what it shows as text',
  )
  return ''
}
