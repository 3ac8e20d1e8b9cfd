import { describe, expect, it } from 'vitest'
import { plainMarkdown } from '#scripts/bench/peers/plain-markdown.ts'

const FILL = 'Words that fill the page. '.repeat(8)
const bodyOf = (text: string): string | undefined =>
  plainMarkdown(`# Title\n\n${FILL}\n\n${text}\n`)?.body.slice(FILL.length).trim()

describe('the public corpus', () => {
  it('takes the title from the front matter, or from the heading, which goes', () => {
    expect(plainMarkdown(`---\ntitle: "One"\ndescription: Two\n---\n# Other\n${FILL}`)).toEqual({
      title: 'One',
      description: 'Two',
      body: FILL.trim(),
    })
    expect(plainMarkdown(`# \`Other\`\n${FILL}`)?.title).toBe('Other')
    expect(plainMarkdown(FILL)).toBeUndefined()
  })

  it.each([
    ['a component', 'before <Note kind="a">inside</Note> after', 'before inside after'],
    ['an import', "import a from 'b'\ntext", 'text'],
    [
      'a link inside its own site, over lines too',
      'see [the\n`page`](/a/b) and [that](../c.md)',
      'see the\n`page` and that',
    ],
    [
      'a link whose text holds brackets',
      '[`[folder]/index`](/a), [see [b]](/c) and `d` [`e`](https://f.example) [`g`](/h)',
      '`[folder]/index`, see [b] and `d` [`e`](https://f.example) `g`',
    ],
    ['a picture', 'a ![b](c.png) d', 'a  d'],
    ['braces, which some engines read as code', 'a {b} `{{c}}`', 'a b `c`'],
  ])('leaves out %s', (_what, text, expected) => {
    expect(bodyOf(text)).toBe(expected)
  })

  it('keeps code as it is, and links to other sites', () => {
    const text = '```jsx title="x"\n<Note a={b}>[c](/d)\n```\n\n[e](https://f.example)'
    expect(bodyOf(text)).toContain('```jsx\n<Note a={b}>[c](/d)\n```')
    expect(bodyOf(text)).toContain('[e](https://f.example)')
  })
})
