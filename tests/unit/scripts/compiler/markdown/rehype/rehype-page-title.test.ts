import { describe, expect, it } from 'vitest'
import { compileText } from '../../compile-text.ts'

describe('rehypePageTitle', () => {
  it('makes the heading of level one from the title', async () => {
    const { html } = await compileText('---\ntitle: Errors & limits\ndescription: All.\n---\n\nText.\n')
    expect(html).toBe('<h1>Errors &#x26; limits</h1><p>Text.</p>')
  })

  it('takes the title of other people from their heading, and their further ones as level two', async () => {
    const page = await compileText('# The *tool*\n\nText.\n\n# Usage\n', {
      foreign: true,
      file: 'docs/the-tool.md',
    })
    expect(page.title).toBe('The tool')
    expect(page.diagnostics.map(({ code }) => code)).not.toContain('heading-level-one')
    expect(page.html).toMatch(
      /^<h1 id="the-tool">The <em>tool<\/em><\/h1>\n<p>Text.<\/p>\n<h2 id="usage">Usage/,
    )
  })

  it('makes a title from the file where nothing names one', async () => {
    const page = await compileText('Text.\n', { foreign: true, file: 'guides/rate-limits.md' })
    expect([page.title, page.description, page.html]).toEqual([
      'Rate limits',
      'Text.',
      '<h1 id="rate-limits">Rate limits</h1><p>Text.</p>',
    ])
  })

  it('leaves the hero of the landing page its heading', async () => {
    const page = await compileText(
      '---\ntitle: Home\ndescription: All.\nlayout: landing\n---\n\n<Hero title="Welcome">\n\nLead.\n\n</Hero>\n',
    )
    expect(page.html).toBe(
      '<header class="hero"><h1 class="hero__title">Welcome</h1><div class="hero__body"><p>Lead.</p></div></header>',
    )
  })
})
