import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { putBackPlainParts, rehypePlainParts } from '#scripts/compiler/markdown/rehype/rehype-plain-parts.ts'
import type { PageState } from '#scripts/compiler/page/page-state.ts'
import { compileBody, problems } from '../../compile-text.ts'

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze()

const treeOf = (source: string): Root => markdown.runSync(markdown.parse(source)) as Root

/** What the parser makes of the tree, with parts taken out before and put back after; and the number of parts. */
function throughParser(tree: Root): { html: string; parsed: Root; parts: number } {
  const plainParts: ElementContent[][] = []
  rehypePlainParts()(tree, new VFile({ data: { state: { plainParts } as unknown as PageState } }))
  const parsed = withoutPositions(fromHtml(toHtml(tree), { fragment: true }))
  const html = toHtml(parsed)
  putBackPlainParts(parsed, plainParts)
  return { html, parsed: withoutPositions(parsed), parts: plainParts.length }
}

const withoutPositions = (tree: Root): Root =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))) as Root

const parsedAlone = (tree: Root): Root => withoutPositions(fromHtml(toHtml(tree), { fragment: true }))

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })

describe('rehypePlainParts', () => {
  it.each([
    ['text', '# Title\n\nOne *two* **three** `four` [five](/five "Five")  \nsix & <seven>\n\n---\n\nLast.'],
    ['lists', '- one\n- two\n\n  more\n\n1. first\n   - inner\n2. second\n\n5. fifth'],
    ['a quotation', '> ## Said\n>\n> - one\n> - two'],
    ['links', '<https://example.com> and www.example.com and [~~gone~~](#here)'],
  ])('gives what the parser gives, and leaves it nothing to do: %s', (_, source) => {
    const { html, parsed, parts } = throughParser(treeOf(source))
    expect(parsed).toEqual(parsedAlone(treeOf(source)))
    expect(html).toBe('<div data-plain-part="0"></div>')
    expect(parts).toBe(1)
  })

  it('leaves out the line breaks of tables, as MDX does', () => {
    const table = '| a | b |\n| :- | -: |\n| `1` | **2** |\n| 3 | |'
    const { parsed, parts } = throughParser(treeOf(table))
    expect(toHtml(parsed)).toBe(toHtml(treeOf(table)).replaceAll('\n', ''))
    expect(parts).toBe(1)
  })

  it('takes out what is around other elements, in lists and quotations too', () => {
    const source =
      'One.\n\n```js\ncode\n```\n\nTwo.\n\n- three\n\n  ```js\n  code\n  ```\n\n  four\n\n> ```js\n> code\n> ```\n>\n> five'
    const { html, parsed, parts } = throughParser(treeOf(source))
    expect(parsed).toEqual(parsedAlone(treeOf(source)))
    expect(html).not.toMatch(/One|Two|four|five/)
    expect(parts).toBe(5)
  })

  it.each([
    ['a task', treeOf('- [x] done')],
    ['a note', treeOf('Text[^1]\n\n[^1]: Note')],
    ['a picture', treeOf('![](a.png)')],
    ['code', treeOf('    code')],
    ['a link in a link', element('p', [element('a', [element('em', [element('a', [text('x')])])])])],
    ['a paragraph in a paragraph', element('p', [element('p', [text('x')])])],
    ['text in a table', element('table', [text('x')])],
    ['a row without a body', element('table', [element('tr', [])])],
    ['a character that is replaced', element('p', [text('a\rb')])],
    ['the same in a property', element('p', [element('a', [], { title: 'a\rb' })])],
    ['a link that runs', element('p', [element('a', [text('x')], { href: ' java\nscript:x()' })])],
    ['a property of another kind', element('p', [], { hidden: true })],
  ])('leaves alone: %s', (_, tree) => {
    const root: Root = tree.type === 'root' ? tree : { type: 'root', children: [tree] }
    const alone = parsedAlone(structuredClone(root))
    const { parsed } = throughParser(root)
    expect(parsed).toEqual(alone)
  })

  it('keeps the place of each link in parts of pages and of components', async () => {
    const page = await compileBody(
      ':::note\nSee [one](/missing).\n:::\n\n- item\n\n  ```js\n  code\n  ```\n\n  [two](#gone)',
      { foreign: true },
    )
    expect(problems(page)).toEqual([])
    expect(page.links.map(({ href, place }) => [href, place.line, place.column])).toEqual([
      ['/missing', 7, 5],
      ['#gone', 16, 3],
    ])
    expect(page.html).not.toContain('data-plain-part')
  })
})
