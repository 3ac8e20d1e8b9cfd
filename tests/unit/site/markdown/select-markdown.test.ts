import { describe, expect, it } from 'vitest'
import { selectMarkdown } from '#site/markdown/select-markdown.ts'

const PAGE = `---
title: "Page"
---

# Page

Lead.

## Create {#create}

**Node.js**

\`\`\`ts
// ## no heading {#no}
\`\`\`

**Python**

\`\`\`python
x
\`\`\`

### Limits {#limits}

Ten.

## Delete {#delete}

Gone.
`

const text = (selection: Parameters<typeof selectMarkdown>[1], slices: string[] = [PAGE]): string => {
  const selected = selectMarkdown(slices, selection)
  return 'text' in selected ? selected.text : JSON.stringify(selected.unknown)
}

describe('selectMarkdown', () => {
  it('returns the page by default', () => {
    expect(text({})).toBe(PAGE)
  })

  it('returns a section with its subsections', () => {
    expect(text({ section: 'create' })).toMatch(/^## Create \{#create\}\n[^]*Ten\.\n$/)
    expect(text({ section: 'limits' })).toBe('### Limits {#limits}\n\nTen.\n')
  })

  it('keeps one of the alternatives in several languages', () => {
    expect(text({ lang: 'python', section: 'create' })).toBe(
      '## Create {#create}\n\n**Python**\n\n```python\nx\n```\n\n### Limits {#limits}\n\nTen.\n',
    )
  })

  it.each<[what: string, text: string, kept: string]>([
    [
      'with several blocks',
      '**cURL**\n\n```bash\na\n```\n\n```bash\nb\n```\n\n**Python**\n\n```python\nc\n```\n',
      '**Python**\n\n```python\nc\n```\n',
    ],
    [
      'with a note',
      '**Node.js**\n\n```ts\na\n```\n\nIn Node.js 22.\n\n**Python**\n\n```python\nc\n```\n',
      '**Python**\n\n```python\nc\n```\n',
    ],
    [
      'behind which the text goes on',
      '**Node.js**\n\n```ts\na\n```\n\n**Python**\n\n```python\nb\n```\n\nBoth return.\n\n**Node.js**\n\n```ts\nc\n```\n\n**Python**\n\n```python\nd\n```\n',
      '**Python**\n\n```python\nb\n```\n\nBoth return.\n\n**Python**\n\n```python\nd\n```\n',
    ],
    [
      'beside a single one',
      '**Node.js**\n\n```ts\na\n```\n\n**Python**\n\n```python\nb\n```\n\nBy hand:\n\n**cURL**\n\n```bash\nc\n```\n',
      '**Python**\n\n```python\nb\n```\n\nBy hand:\n\n**cURL**\n\n```bash\nc\n```\n',
    ],
    [
      'whose last one ends with a note',
      '**Python**\n\n```python\na\n```\n\n**Go**\n\n```go\nb\n```\n\nIn Go 1.24.\n\n<!-- end of tabs -->\n\nBoth return.\n',
      '**Python**\n\n```python\na\n```\n\nBoth return.\n',
    ],
    [
      'whose last one has no code',
      '**Python**\n\n```python\na\n```\n\n**Go**\n\nNothing to do.\n\n<!-- end of tabs -->\n\n```json\n{}\n```\n',
      '**Python**\n\n```python\na\n```\n\n```json\n{}\n```\n',
    ],
  ])('keeps one of the alternatives %s', (_, written, kept) => {
    expect(text({ lang: 'python' }, [`# Page\n\n${written}`])).toBe(`# Page\n\n${kept}`)
  })

  it('keeps alternatives apart that follow others without a word between them', () => {
    const install = '**Node.js**\n\n```bash\na\n```\n\n**Python**\n\n```bash\nb\n```\n'
    const use = '**cURL**\n\n```bash\nc\n```\n'
    const page = `# Page\n\n${install}\n${use}\n**Node.js**\n\n\`\`\`ts\nd\n\`\`\`\n`
    expect(text({ lang: 'curl' }, [page])).toBe(`# Page\n\n${install}\n${use}`)
  })

  it('returns the outline down to a level, without headings inside code', () => {
    expect(text({ depth: '3' })).toBe(
      '- Page\n  - [Create](#create)\n    - [Limits](#limits)\n  - [Delete](#delete)\n',
    )
    expect(text({ depth: '2', section: 'create' })).toBe('- [Create](#create)\n')
  })

  it.each([
    ['lang', 'cobol', ['node', 'python']],
    ['section', 'no', ['create', 'limits', 'delete']],
    ['depth', '9', ['2', '3']],
    ['slice', '1', []],
  ])('knows no %s but its own', (parameter, value, valid) => {
    expect(text({ [parameter]: value })).toBe(JSON.stringify({ parameter, valid }))
  })

  it('returns a slice of a long page, and finds sections in all slices', () => {
    const at = PAGE.indexOf('## Delete')
    const slices = [PAGE.slice(0, at), PAGE.slice(at)]
    expect(text({ slice: '2' }, slices)).toBe(PAGE.slice(at))
    expect(text({ section: 'delete' }, slices)).toBe('## Delete {#delete}\n\nGone.\n')
    expect(text({ slice: '3' }, slices)).toBe('{"parameter":"slice","valid":["1","2"]}')
  })
})
