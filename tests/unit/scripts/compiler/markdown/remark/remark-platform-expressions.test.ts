import { describe, expect, it } from 'vitest'
import { compileBody, exampleConfig, problems } from '../../compile-text.ts'

const table = (...rows: string[]) =>
  ['| Expression | Input | Result |', '| --- | --- | --- |', ...rows].join('\n')
const check = async (body: string) => problems(await compileBody(body))
const WRONG = 'expression-result-wrong'

describe('on a site whose platform has no expressions', () => {
  const { expressions: _expressions, ...config } = exampleConfig

  it('braces in code are templates of other tools, and text', async () => {
    const page = await compileBody(
      'Write `Hello {{ user.name }}`.\n\n```html\n<p>{{#if admin}}{{ name }}{{/if}}</p>\n```\n\n' +
        table('| `{{ a \\| b }}` | `1` | `2` |'),
      { config },
    )
    expect(problems(page)).toEqual([])
    expect(page.body).toContain('{{ user.name }}')
  })
})

describe('results of expressions', () => {
  it('are computed in tables', async () => {
    const rows = table(
      '| `{{ data \\| last4 }}` | `4242424242424242` | `4242` |',
      '| `{{ data.number \\| reveal_last: 4 }}` | `4242424242424242` | `XXXX4242` |',
      '| `{{ data \\| to_number }}` | `"42"` | `42`, a string |',
      '| `{{ data \\| to_number }}` | `"x"` | `400` |',
    )
    expect(await check(rows)).toEqual([
      `content/page.mdx:9:65 ${WRONG}: \`{{ data.number | reveal_last: 4 }}\` gives \`XXXXXXXXXXXX4242\`, but the page shows \`XXXX4242\``,
      `content/page.mdx:10:41 ${WRONG}: \`{{ data | to_number }}\` gives \`42\`, a number, but the page shows \`42\``,
    ])
  })

  it('take the data that a sample shows', async () => {
    const rows = ['| Expression | Result |', '| --- | --- |', '| `{{ data.a }}` | `2` |'].join('\n')
    expect(await check(`\`\`\`json data\n{ "a": 1 }\n\`\`\`\n\n${rows}`)).toEqual([
      `content/page.mdx:12:21 ${WRONG}: \`{{ data.a }}\` gives \`1\`, but the page shows \`2\``,
    ])
    expect(await check(rows)).toEqual([
      'content/page.mdx:8:21 expression-data-missing: no data is known for this result',
    ])
  })

  it('are computed from the sample before', async () => {
    const token = '```json token="card-2"\n{ "data": { "number": "4242424242424242", "month": 4 } }\n```'
    const sent =
      '```json\n{ "card": { "pan": "{{ card-2 | json: \'$.number\' }}" }, "month": "{{ card-2 | json: \'$.month\' }}" }\n```'
    const arrives = (pan: string) =>
      `\`\`\`json evaluated\n{ "card": { "pan": "${pan}" }, "month": 4 }\n\`\`\``
    expect(await check([token, sent, arrives('4242424242424242')].join('\n\n'))).toEqual([])
    expect(await check([token, sent, arrives('4242')].join('\n\n'))).toEqual([
      `content/page.mdx:15:13 ${WRONG}: \`card.pan\` is \`"4242424242424242"\`, but the page shows \`"4242"\``,
    ])
  })

  it.each([
    ['{ "a": "{{ data }}" }', '$.b', 'the sample before this one has nothing at `$.b`'],
    ['{ "a": "{{ data }}" }', '$[', 'is not a JSONPath'],
    ['{ "a": "{{ data }}" ', '$.a', 'the sample before this one is not JSON'],
    ['{ "a": "{{ data }}" ', '', 'the sample before this one is not JSON'],
  ])('say why nothing is computed: %s at `%s`', async (before, path, told) => {
    const evaluated = path === '' ? 'evaluated' : `evaluated="${path}"`
    const body = `\`\`\`json nocheck="broken"\n${before}\n\`\`\`\n\n\`\`\`json ${evaluated}\n1\n\`\`\``
    const found = await check(body)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^content\/page\.mdx:10:\d+ expression-data-missing: /)
    expect(found[0]).toContain(told)
  })

  it('are computed from the mask of a token', async () => {
    const token = '```json token="a"\n{ "data": "X123", "mask": "{{ data | reveal: 0, 1 }}" }\n```'
    expect(await check(`${token}\n\n\`\`\`json evaluated="mask"\n"XXX3"\n\`\`\``)).toEqual([])
    expect(await check(`${token}\n\n\`\`\`json evaluated="mask"\n"XX13"\n\`\`\``)).toHaveLength(1)
  })

  it('are computed for lines of text and for one expression', async () => {
    const lines = '```http nocheck="lines"\nX-Time: 5\nX-Sum: {{ data | last4 }}\n```'
    const shown = (sum: string) =>
      `\`\`\`http nocheck="lines" evaluated with='{"data":"123456"}'\nX-Sum: ${sum}\n\`\`\``
    expect(await check(`${lines}\n\n${shown('3456')}`)).toEqual([])
    expect(await check(`${lines}\n\n${shown('1234')}`)).toHaveLength(1)
    const one = (result: string) => `\`\`\`liquid data="ada" result="${result}"\n{{ data | upcase }}\n\`\`\``
    expect(await check(one('ADA'))).toEqual([])
    expect(await check(one('Ada'))).toHaveLength(1)
  })

  it('may be random', async () => {
    const rows = (shown: string) =>
      `| Expression | Input | One possible result |\n| --- | --- | --- |\n| \`{{ data \\| alias_card: false, true }}\` | \`4242424242424242\` | \`${shown}\` |`
    expect(await check(rows('8165093347204242'))).toEqual([])
    expect(await check(rows('8165093347205072'))).toHaveLength(1)
  })
})

describe('expressions', () => {
  it('are read wherever they are', async () => {
    const inline = 'Use `{{ data | lst4 }}`.'
    const sample = '```json\n{ "a": "{{ data | lst4 }}" }\n```'
    expect(await check(`${inline}\n\n${sample}`)).toEqual([
      'content/page.mdx:6:6 expression-invalid: `{{ data | lst4 }}` names the filter `lst4`, which does not exist',
      'content/page.mdx:9:9 expression-invalid: `{{ data | lst4 }}` names the filter `lst4`, which does not exist',
    ])
  })

  it('are left alone in signatures and in other people’s content', async () => {
    expect(await check('```liquid nocheck="names the arguments"\n{{ number | f: first }}\n```')).toEqual([])
    const foreign = await compileBody('`{{ data | lst4 }}`', { foreign: true, file: 'page.md' })
    expect(problems(foreign)).toEqual([])
  })
})
