// The nodes that Markdown is put together from.

import type { Paragraph, PhrasingContent } from 'mdast'

export function paragraph(children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children] }
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value }
}
