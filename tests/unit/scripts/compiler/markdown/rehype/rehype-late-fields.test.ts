import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { rehypeLateFields } from '#scripts/compiler/markdown/rehype/rehype-late-fields.ts'
import type { PageState } from '#scripts/compiler/page/page-state.ts'

const PROSE = `<p>${'A description. '.repeat(100)}</p>`
const FIELDS = [
  '<ul class="fields"><li class="field" id="create-box-size"><a class="field__name" href="#create-box-size">size</a>',
  '<ul class="fields"><li class="field" id="create-box-size-width">',
  '<a class="field__name" href="#create-box-size-width">width</a></li></ul></li>',
  `<li class="field" id="create-box-owner">${PROSE}</li><li class="field" id="create-box-made">Made</li></ul>`,
].join('')
const PAGE = `<p>A box has <a href="#create-box-owner">an owner</a>.</p><div class="operation" id="create-box">
<div class="operation__text"><details class="fold"><summary>Fields</summary>${FIELDS}</details></div></div>`

function moveOut(html: string): { html: string; late: string[] } {
  const tree = fromHtml(html, { fragment: true })
  const state = { path: '/docs/boxes', late: [] as string[] }
  rehypeLateFields()(tree, new VFile({ data: { state: state as unknown as PageState } }))
  return { html: toHtml(tree), late: state.late }
}

it('moves the fields of a fold into an asset, with a link to the Markdown in their place', () => {
  const { html, late } = moveOut(PAGE)
  expect(late).toEqual([JSON.stringify([FIELDS])])
  expect(html).not.toContain('class="field"')
  expect(html).toContain('<a href="/docs/boxes.md">These fields in Markdown</a>')
})

it('keeps the anchors that other places may link to: those of objects, and those that the page links to', () => {
  const { html } = moveOut(PAGE)
  const kept = [...html.matchAll(/<span id="([^"]+)">/g)].map(([, id]) => id)
  expect(kept).toEqual(['create-box-size', 'create-box-owner'])
})
