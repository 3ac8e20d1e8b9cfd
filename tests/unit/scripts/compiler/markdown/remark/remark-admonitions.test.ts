import { describe, expect, it } from 'vitest'
import { compileBody, problems } from '../../compile-text.ts'

describe('remarkAdmonitions', () => {
  it('gives an admonition its kind and a title of its own', async () => {
    const { body, markdown } = await compileBody(':::tip[Use **one** `id`]\n\nText.\n\n:::')
    expect(body).toBe(
      '<div class="admonition" data-kind="tip" role="note"><p class="admonition__title">Use <strong>one</strong> <code>id</code></p><p>Text.</p></div>',
    )
    expect(markdown).toBe('# Page\n\n> **Tip:** Use **one** `id`\n>\n> Text.\n')
  })

  it('names an admonition without a title after its kind', async () => {
    const { body } = await compileBody(':::danger\n\nText.\n\n:::')
    expect(body).toBe(
      '<div class="admonition" data-kind="danger" role="note"><p class="admonition__title">Danger</p><p>Text.</p></div>',
    )
  })

  it('nests admonitions', async () => {
    const { body } = await compileBody('::::note\n\n:::warning\n\nText.\n\n:::\n\n::::')
    expect(body).toBe(
      '<div class="admonition" data-kind="note" role="note"><p class="admonition__title">Note</p>' +
        '<div class="admonition" data-kind="warning" role="note"><p class="admonition__title">Warning</p><p>Text.</p></div></div>',
    )
  })

  it('understands the spellings of other generators', async () => {
    const docusaurus = await compileBody(':::note Read this\n\nText.\n\n:::', {
      foreign: true,
      file: 'page.md',
    })
    const vitepress = await compileBody('::: tip Read this\nText.\n:::', { foreign: true, file: 'page.md' })
    const details = await compileBody('::: details More\nText.\n:::', { foreign: true, file: 'page.md' })
    expect(docusaurus.body).toContain(
      'data-kind="note" role="note"><p class="admonition__title">Read this</p>',
    )
    expect(vitepress.body).toContain('data-kind="tip" role="note"><p class="admonition__title">Read this</p>')
    expect(details.body).toContain('<summary class="details__summary">More</summary>')
  })

  it('shows what other containers of other generators hold', async () => {
    const { body } = await compileBody('::: code-group\n\nText.\n\n:::', { foreign: true, file: 'page.md' })
    expect(body).toBe('<p>Text.</p>')
  })

  it('leaves a colon in prose alone', async () => {
    const { body } = await compileBody('Grant token:read before 10:30, as in a::b or :name[x].')
    expect(body).toBe('<p>Grant token:read before 10:30, as in a::b or :name[x].</p>')
  })

  it('sees an admonition that a partial leaves open in the partial', async () => {
    const page = await compileBody('<Include partial="open" />', {
      files: { 'partials/open.mdx': 'Text.\n\n:::note\n\nText.\n' },
    })
    expect(problems(page)).toEqual([
      'content/partials/open.mdx:3:1 admonition-unclosed: `:::note` is never closed and swallows the rest of the page',
    ])
  })
})
