// Docusaurus reads what is in a fence of the language mdx-code-block as part of the page; the fence hides it from others.

import type { PreparedText } from '../engine.ts'

const BLOCK = /^( *)(`{3,4}) *mdx-code-block *\n(.*?)^ *\2 *$/gms

/** Blank lines take the place of the fences, so that every line keeps its number. */
export function withoutCodeBlocks(text: string): PreparedText {
  const unwrapped = text
    .replaceAll('\r\n', '\n')
    .replaceAll(BLOCK, (_whole, _indent, _fence, children: string) => `\n${children}`)
  return { text: unwrapped, origins: [] }
}
