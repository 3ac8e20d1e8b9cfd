import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { rehypeEndpoints } from '#scripts/compiler/markdown/rehype/rehype-endpoints.ts'
import type { PageState } from '#scripts/compiler/page/page-state.ts'

const operation = (id: string, method: string): string =>
  `<div class="operation" id="${id}" data-summary="What ${id} does"><p class="endpoint"><span class="endpoint__method">${method}</span> <code class="endpoint__path">/${id}</code></p></div>`

const state = {} as PageState

const run = (html: string): string => {
  const tree: Root = fromHtml(html, { fragment: true })
  delete state.sidebarList
  rehypeEndpoints()(tree, new VFile({ data: { state } }))
  return toHtml(tree)
}

describe('rehypeEndpoints', () => {
  it('lists the endpoints of a page below its title, each with a link to its operation', () => {
    const html = run(`<h1>Boxes</h1><p>Lead.</p>${operation('make', 'POST')}${operation('drop', 'DELETE')}`)
    expect(html).toMatch(
      /^<h1>Boxes<\/h1><nav class="endpoints" aria-label="Endpoints"><ul class="endpoints__list"><li class="endpoints__item"><a href="#make">/,
    )
    expect(html).toContain(
      '<span class="endpoints__method" data-method="delete">DELETE</span> <code class="endpoints__path">/drop</code> <span class="endpoints__summary">What drop does</span>',
    )
  })

  it('leaves pages without operations as they are, and needs no list for a single one', () => {
    expect(run('<h1>A</h1><p>B</p>')).toBe('<h1>A</h1><p>B</p>')
    expect(run(`<h1>A</h1>${operation('a', 'GET')}`)).not.toContain('<nav')
    expect(state.sidebarList).toBeUndefined()
  })

  it('lists them for the sidebar in few words', () => {
    run(`<h1>Boxes</h1>${operation('make', 'POST')}${operation('drop', 'DELETE')}`)
    expect(state.sidebarList).toMatch(/^<ul class="sidebar__operations" aria-label="Endpoints"/)
    expect(state.sidebarList).toContain(
      '<li><a href="#drop"><span class="endpoints__method" data-method="delete">DELETE</span> What drop does</a></li>',
    )
  })
})
