import { describe, expect, it } from 'vitest'
import { compileBody } from '../compile-text.ts'

async function markdownOf(body: string): Promise<string> {
  return (await compileBody(body)).markdown.replace('# Page\n\n', '')
}

describe('pageMarkdown', () => {
  it('says steps as headings with their text', async () => {
    expect(await markdownOf('<Steps>\n<Step title="Create a key">\n\nText.\n\n</Step>\n</Steps>')).toBe(
      '## Create a key {#create-a-key}\n\nText.\n',
    )
  })

  it('says cards as links', async () => {
    expect(
      await markdownOf(
        '<Cards>\n<Card title="Errors" href="/errors">\n\nWhat went wrong.\n\n</Card>\n</Cards>',
      ),
    ).toBe('- [Errors](https://docs.acme.example/errors): What went wrong.\n')
  })

  it('says details with their summary', async () => {
    expect(await markdownOf('<Details summary="More">\n\nText.\n\n</Details>')).toBe('**More**\n\nText.\n')
  })

  it('says where tabs end, if the last one goes on after its code', async () => {
    const tabs = (last: string) =>
      `<Tabs group="lang">\n<Tab label="Python" value="python">\n\n\`\`\`python\na\n\`\`\`\n\nIn 3.12.\n\n</Tab>\n<Tab label="Go" value="go">\n\n${last}\n\n</Tab>\n</Tabs>\n\nBoth return.`
    const code = '```go\nb\n```'
    const before = '**Python**\n\n```python\na\n```\n\nIn 3.12.\n\n**Go**\n\n'
    const end = '\n\n<!-- end of tabs -->\n\nBoth return.\n'
    expect(await markdownOf(tabs(code))).toBe(`${before}${code}\n\nBoth return.\n`)
    expect(await markdownOf(tabs(`In 1.24:\n\n${code}`))).toBe(
      `${before}In 1.24:\n\n${code}\n\nBoth return.\n`,
    )
    expect(await markdownOf(tabs(`${code}\n\nIn 1.24.`))).toBe(`${before}${code}\n\nIn 1.24.${end}`)
    expect(await markdownOf(tabs('Nothing to do.'))).toBe(`${before}Nothing to do.${end}`)
  })

  it('keeps the title of code, quotes and all', async () => {
    expect(await markdownOf('```js title=\'say "hi".js\'\nlet a\n```')).toBe(
      '```js title=\'say "hi".js\'\nlet a\n```\n',
    )
  })

  it('says operations as code, with the permission that they need', async () => {
    expect(await markdownOf('<Endpoint method="GET" path="/tokens/{id}" permission="token:read" />')).toBe(
      '`GET /tokens/{id}` (permission `token:read`)\n',
    )
  })

  it('says badges and permissions in the sentence', async () => {
    expect(await markdownOf('Search <Badge kind="beta" /> needs <Permission name="token:search" />.')).toBe(
      'Search (Beta) needs `token:search`.\n',
    )
  })

  it('says the landing page without holes', async () => {
    const page =
      '<Hero title="Welcome">\n\nLead.\n\n<Button href="/start" kind="primary">Begin</Button>\n\n</Hero>\n\n' +
      '<Section title="SDKs">\n\n<SdkGrid>\n<Sdk name="Node.js" href="/node" />\n<Sdk name="Go" />\n</SdkGrid>\n\n</Section>'
    expect((await compileBody(page)).markdown).toBe(
      '# Welcome\n\nLead.\n\n[Begin](https://docs.acme.example/start)\n\n## SDKs {#sdks}\n\n- [Node.js SDK](https://docs.acme.example/node)\n- Go\n',
    )
  })

  it('keeps lists, tables, quotes, links and images as they were written', async () => {
    const markdown =
      '1. One\n   - deep\n2. Two\n\n> Quote\n\n| A | B |\n| - | :-: |\n| 1 | `2` |\n\n[a](https://docs.acme.example/b "title") **b** _c_ ~~d~~\n'
    expect(await markdownOf(markdown)).toBe(markdown)
  })
})
