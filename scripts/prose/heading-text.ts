// The words of a heading or a link, without the id that an author gave a heading.

import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'

export const textOf = (node: Nodes): string => withoutId(toString(node))

/** `Rate limits {#limits}`, as scripts/content/prepare-source.ts marks the id for the parser. */
export const withoutId = (heading: string): string => heading.replace(/\s*\uE001.*$/, '')
