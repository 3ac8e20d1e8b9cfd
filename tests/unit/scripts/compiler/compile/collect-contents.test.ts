import { describe, expect, it } from 'vitest'
import { compileBody, compileText } from '../compile-text.ts'

describe('collectToc', () => {
  it('lists the levels that the page asks for, code as code and links as text', async () => {
    const page = await compileText(
      '---\ntitle: Page\ndescription: A page.\ntoc_max_heading_level: 4\n---\n\n## A `b` [c](/d)\n\n#### E\n\n##### F\n',
    )
    expect(page.toc).toEqual([
      { id: 'a-b-c', html: 'A <code>b</code> c', level: 2 },
      { id: 'e', html: 'E', level: 4 },
    ])
  })

  it('lists nothing where the page hides its contents', async () => {
    const page = await compileText(
      '---\ntitle: Page\ndescription: A page.\nhide_table_of_contents: true\n---\n\n## A\n',
    )
    expect(page.toc).toEqual([])
  })
})

describe('collectSections', () => {
  it('gives prose from heading to heading, with inline code and ends of cells, without code blocks', async () => {
    const { sections } = await compileBody(
      'Lead\nhere.\n\n## Rate `limits`\n\n- One.\n- Two.\n\n```js\nhidden()\n```\n\n### Retry\n\n| A | B |\n| - | - |\n| c | d |',
    )
    expect(sections).toEqual([
      { id: '', heading: '', level: 1, text: 'Lead here.' },
      { id: 'rate-limits', heading: 'Rate limits', level: 2, text: 'One. Two.' },
      { id: 'retry', heading: 'Retry', level: 3, text: 'A · B · c · d' },
    ])
  })

  it('sets the title of a note apart from what the note says', async () => {
    const { sections } = await compileBody(
      'Lead.\n\n:::note\n\nRead this.\n\n:::\n\n:::tip[One `code`]\n\nTry it.\n\n:::',
    )
    expect(sections[0]?.text).toBe('Lead. … Note · Read this. One code · Try it.')
  })

  it('gives what is beside an endpoint, without its method and path again', async () => {
    const { sections } = await compileBody(
      '## Store\n\n<Endpoint method="POST" path="/tokens" permission="token:create" />',
    )
    expect(sections.at(-1)?.definitions).toEqual([
      { name: 'POST /tokens', related: ['token:create'], text: 'token:create' },
    ])
  })

  it('sets an endpoint, its permission and the text below apart', async () => {
    const { sections } = await compileBody(
      '## Store\n\n<Endpoint method="POST" path="/tokens" permission="token:create" />\n\nThe key.\n\n## Read\n\n<Endpoint method="GET" path="/me" />\n\nYours.',
    )
    expect(sections.slice(-2).map(({ text }) => text)).toEqual([
      'POST /tokens · token:create · The key.',
      'GET /me · Yours.',
    ])
  })
})

describe('collectSamples', () => {
  it('gives every sample with its language and place, from tabs and partials too', async () => {
    const { samples } = await compileBody(
      '<Tabs>\n<Tab label="A">\n\n```js\na()\n```\n\n</Tab>\n</Tabs>\n\n<Include partial="p" />',
      {
        files: { 'partials/p.mdx': 'Text.\n\n```go\nb()\n```\n' },
      },
    )
    expect(samples.map(({ language, code, place }) => [language, code, place.file, place.line])).toEqual([
      ['js', 'a()', 'content/page.mdx', 9],
      ['go', 'b()', 'content/partials/p.mdx', 3],
    ])
  })
})
