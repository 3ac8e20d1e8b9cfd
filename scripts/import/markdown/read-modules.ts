// Reads what a page's imports and exports contribute to its text: partials, images, and literal values.

import type { Root } from 'mdast'
import { exportedValue } from '../source/literal-values.ts'
import type { PageContext } from './page-context.ts'

const IMPORT =
  /^\s*import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?(?:\*\s+as\s+\w+\s*)?(?:from\s*)?['"]([^'"]+)['"]/gm
const NAMED = /(\w+)(?:\s+as\s+(\w+))?/g
const EXPORTED = /export\s+(?:const|let|var)\s+(\w+)/g
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i

export function readModules(tree: Root, page: PageContext): void {
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, name, names = '', specifier = ''] of node.value.matchAll(IMPORT)) {
      for (const [, exported = '', local = exported] of names.matchAll(NAMED)) {
        const value = page.valueFrom(specifier, exported)
        if (value !== undefined) page.values.set(local, value)
      }
      if (name === undefined) continue
      const partial = /\.mdx?$/.test(specifier) ? page.partialOf(specifier) : undefined
      if (partial !== undefined) page.partials.set(name, partial)
      else if (IMAGE.test(specifier)) page.values.set(name, specifier)
      else if (specifier.endsWith('.json')) page.values.set(name, page.valueFrom(specifier, 'default'))
      else if (/\.mdx?$/.test(specifier))
        page.report(
          node,
          'file',
          `there is no file \`${specifier}\` to include`,
          'add the file, or remove the import',
        )
    }
    for (const [, name = ''] of node.value.matchAll(EXPORTED)) {
      const value = exportedValue(node.value, name)
      if (value !== undefined) page.values.set(name, value)
      else page.report(node, 'code', `\`${name}\` is code and was left out`, 'write what it shows as text')
    }
    if (/export\s+(?:default|function|class)/.test(node.value))
      page.report(
        node,
        'code',
        'the page defines a component, which was left out',
        'write what it shows in Markdown',
      )
  }
}
