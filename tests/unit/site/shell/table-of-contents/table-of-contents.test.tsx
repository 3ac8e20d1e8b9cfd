// Which entries of a contents list are indented.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TableOfContents } from '#site/shell/table-of-contents/table-of-contents.tsx'

const item = (id: string, level: number) => ({ id, html: id, level })

function indented(...items: ReturnType<typeof item>[]): string[] {
  const html = renderToStaticMarkup(<TableOfContents items={items} />)
  return [...html.matchAll(/toc__item--nested"><a [^>]*>([^<]*)/g)].map(([, name]) => name!)
}

describe('contents list', () => {
  it('indents headings below the one they belong to', () => {
    expect(indented(item('Steps', 2), item('Install', 3), item('Related', 2))).toEqual(['Install'])
  })

  it('does not indent headings that come before any they could belong to', () => {
    expect(indented(item('Choose an id', 3), item('Limits', 2), item('By key', 3))).toEqual(['By key'])
  })
})
