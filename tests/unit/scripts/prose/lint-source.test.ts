import { describe, expect, it } from 'vitest'
import { NEUTRAL_STYLE, styleSchema } from '#scripts/prose/style/style.ts'
import { exampleStyle, lintText, page } from './example-style.ts'

const lint = (body: string) => lintText(page(body))

describe('words', () => {
  it.each([
    ['You simply send it.', '6:5 prose-word: the text says “simply” -> remove it'],
    ['Please note that it ends.', '6:1 prose-word: the text says “Please note that” -> remove it'],
    ['A powerful way.', '6:3 prose-word: the text says “powerful” -> remove it'],
    ['Ask for the CVV of the card.', '6:13 prose-word: the text says “CVV” -> write “security code”'],
    [
      'Two card verification codes.',
      '6:5 prose-word: the text says “card verification codes” -> write “security code”',
    ],
    ['You can login again.', '6:5 prose-word: the text says “can login” -> write “sign in”'],
    ['Send it in\norder to charge.', '6:9 prose-word: the text says “in order to” -> write “to”'],
    ['The [page’s](/docs) address.', '6:21 prose-word: the text says “address” -> write “URL”'],
    ['It works!', '6:9 prose-word: the text says “!” -> write a full stop'],
    ['Then we charge it.', '6:6 prose-voice: the text says “we” -> write “you”, or the name of what acts'],
    ['You authorize it.', '6:5 prose-spelling: the text says “authorize” -> write “authorise”'],
    ['Its Behavior.', '6:5 prose-spelling: the text says “Behavior” -> write “Behaviour”'],
    ['A canceled job.', '6:3 prose-spelling: the text says “canceled” -> write “cancelled”'],
  ])('%s', async (body, problem) => {
    expect(await lint(body)).toEqual([problem])
  })

  it.each([
    "It doesn't, and you're free to write so.",
    'Tokenize the card; tokenization takes a moment. The size is fixed.',
    'The `Authorization` header, Authorization and the authorization code flow.',
    'Write `simply!` and [errors](/docs/simply-authorize).',
    'May we repeat it?',
    'The IP address, email addresses, and the postal code of an address.',
    '| Name | Use |\n| --- | --- |\n| CVV | Old |',
    'The result is `{ "color": 1 }`.',
    '```json title="authorize-session"\n{ "behavior": "we" }\n```',
    '## Authorise a session {#authorize}\n\nText.',
  ])('leaves alone: %s', async (body) => {
    expect(await lint(`Text.\n\n${body}`)).toEqual([])
  })

  it('reads a word as long as a picture that is written into the page', async () => {
    expect(await lint(`${'x'.repeat(300_000)} simply`)).toEqual([
      '6:300002 prose-word: the text says “simply” -> remove it',
    ])
  })

  it('reads titles, summaries, descriptions of pages and of diagrams', async () => {
    expect(await lintText(page('Text.').replace('A page.', 'A powerful page.'))).toEqual([
      '3:16 prose-word: the text says “powerful” -> remove it',
    ])
    expect(await lint('<Details summary="Simply more">\n\nText.\n\n</Details>')).toHaveLength(1)
    expect(await lint('```json title="Simply more"\n{}\n```')).toHaveLength(1)
  })

  it('reads the labels and the words of data files, and not their codes', async () => {
    const data =
      'columns:\n  name: { label: Behavior, code: true }\n  use: Use\nrows:\n  - { name: color, use: Simply this }\n'
    expect(await lintText(data, 'data/names.yaml')).toEqual([
      '2:18 prose-spelling: the text says “Behavior” -> write “Behaviour”',
      '5:25 prose-word: the text says “Simply” -> remove it',
    ])
  })

  it('takes the spelling that the style names', async () => {
    const american = styleSchema.parse({ spelling: { variant: 'american' } })
    const text = 'We realise the centre is cancelled; advertise enterprise exercises, analyse behaviour.\n'
    const problems = await lintText(text, 'a.md', american)
    expect(problems.map((problem) => problem.split('-> ')[1])).toEqual([
      'write “realize”',
      'write “analyze”',
      'write “behavior”',
      'write “center”',
      'write “canceled”',
    ])
    expect(await lintText(text.replace('analyse', 'analyze'), 'a.md', NEUTRAL_STYLE)).toEqual([])
  })
})

describe('sentences', () => {
  it.each([
    ['It is the the end.', '6:7 prose-grammar: “the the” repeats a word -> delete one'],
    ['This is a error.', '6:9 prose-grammar: “a” is the wrong article here -> write “an”'],
  ])('%s', async (body, problem) => {
    expect(await lint(body)).toEqual([problem])
  })

  it('may hold a word twice where markup says that both are meant', async () => {
    expect(await lint('The path [path](/docs/api) module, and not **not** that.')).toEqual([])
  })

  it('have at most 40 words', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
    expect(await lint(`A ${words(39)}.`)).toEqual([])
    expect(await lint(`A ${words(40)}.`)).toEqual([
      '6:1 prose-sentence-long: a sentence is 41 words long -> split it: a sentence has at most 40 words',
    ])
    expect(await lint(`A ${words(30)} token id. The ${words(30)}.`)).toEqual([])
  })
})

describe('headings', () => {
  it.each([
    ['## Create a Token', '8:13 prose-heading: the heading capitalises “Token” -> write “token”'],
    ['## Notes.', '8:9 prose-heading: the heading ends with “.” -> delete it'],
    [
      '## What goes wrong {#faults}',
      '8:4 prose-section: the section is called “What goes wrong” -> name it “Troubleshooting”',
    ],
    [
      '<Steps>\n<Step title="Open The Portal">\n\nText.\n\n</Step>\n</Steps>',
      '9:19 prose-heading: the heading capitalises “The”',
    ],
  ])('%s', async (heading, problem) => {
    expect((await lint(`Text.\n\n${heading}\n\nText.`))[0]).toContain(problem)
  })

  it.each([
    '## Apple Pay on the web',
    '## 404 Not Found',
    '## With `TokenId` in it',
    '## Two ways: A and B',
    '## What goes wrong in Java'.replace('Java', '`Java`'),
  ])('leaves alone: %s', async (heading) => {
    expect(await lint(`Text.\n\n${heading}\n\nText.`)).toEqual([])
  })
})

describe('columns', () => {
  const table = (...names: string[]) => `| ${names.join(' | ')} |\n|${' --- |'.repeat(names.length)}\n`

  it('have one name in all tables', async () => {
    expect(await lint(`Text.\n\n${table('Cause', 'Cure')}`)).toEqual([
      '8:11 prose-column: the column is called “Cure” -> name it “Fix”, as in other tables',
    ])
    const data = 'columns:\n  cause: Cause\n  cure: { label: Cure }\nrows: []\n'
    expect(await lintText(data, 'data/errors.yaml')).toEqual([
      '3:18 prose-column: the column is called “Cure” -> name it “Fix”, as in other tables',
    ])
  })

  it('may have a name that is wrong only beside another one', async () => {
    expect(await lint(`Text.\n\n${table('Cause', 'Do')}`)).toHaveLength(1)
    expect(await lint(`Text.\n\n${table('Status', 'Do')}`)).toEqual([])
  })
})

describe('the shape of a page', () => {
  it('has text before the first heading', async () => {
    expect(await lint('## First\n\nText.')).toEqual([
      '6:1 prose-shape: the page begins with a heading -> start by saying what the page is about and when readers need it',
    ])
  })

  it('ends with links that say what they are for', async () => {
    const front = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n'
    expect((await lintText(front))[0]).toContain('the page does not end with `## Related`')
    const bare = `${front}\n## Related\n\n- [Errors](/docs/api/errors)\n`
    expect((await lintText(bare))[0]).toContain('a link at the end of the page does not say what it is for')
  })

  it('is not asked of partials and of landing pages', async () => {
    expect(await lintText('Text.\n', 'partials/note.mdx')).toEqual([])
    expect(await lintText('---\ntitle: Page\nlayout: landing\n---\n\nText.\n', 'index.mdx')).toEqual([])
  })

  it('has links whose words say where they lead', async () => {
    expect((await lint('Read it [here](/docs).'))[0]).toContain('prose-link: the link says “here”')
  })
})

describe('severities', () => {
  const lintAs = (severity: string) =>
    lintText(page('It is the the end.'), 'docs/page.mdx', {
      ...exampleStyle,
      severities: { 'prose-grammar': severity as 'off' },
    })

  it('turn a check off', async () => {
    expect(await lintAs('error')).toHaveLength(1)
    expect(await lintAs('off')).toEqual([])
  })
})

describe('without a house style', () => {
  it('only slips of the pen are reported', async () => {
    const text = 'CVV simply! We authorize it [here](/x).\n\n# A Heading.\n\nIt is the the end.\n'
    expect(await lintText(text, 'a.md', NEUTRAL_STYLE)).toEqual([
      '5:7 prose-grammar: “the the” repeats a word -> delete one',
    ])
  })
})
