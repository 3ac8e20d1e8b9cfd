import { describe, expect, it } from 'vitest'
import { lintSource } from '#scripts/prose/lint-source.ts'

const RELATED = '\n\n## Related\n\n- [Errors](/docs/api/errors): what can go wrong.\n'
const page = (body: string) => `---\ntitle: Page\ndescription: A page.\n---\n\n${body}${RELATED}`

/** `line:column code: what -> fix`, for a page with this body. */
function lint(body: string, file = 'docs/page.mdx'): string[] {
  return lintText(page(body), file)
}

function lintText(text: string, file: string): string[] {
  return lintSource(text, file, file).map(
    ({ code, place, what, fix }) => `${place.line}:${place.column} ${code}: ${what} -> ${fix}`,
  )
}

describe('words', () => {
  it.each([
    ['You simply send it.', '6:5 prose-word: the text says “simply” -> leave it out'],
    ['Please note that it ends.', '6:1 prose-word: the text says “Please note that” -> leave it out'],
    ['A powerful way.', '6:3 prose-word: the text says “powerful” -> leave it out'],
    ['Just send it.', '6:1 prose-word: the text says “Just” -> leave it out'],
    ['Ask for the CVV of the card.', '6:13 prose-word: the text says “CVV” -> write “security code”'],
    ['You can login again.', '6:5 prose-word: the text says “can login” -> write “sign in”'],
    ['Send it in order to charge.', '6:9 prose-word: the text says “in order to” -> write “to”'],
    ['It works!', '6:9 prose-word: the text has an exclamation mark -> write a full stop'],
    ['Then we charge it.', '6:6 prose-voice: the text says “we” -> write “you”, or the name of what acts'],
    ['You authorize it.', '6:5 prose-spelling: the text says “authorize” -> write “authorise”'],
    ['Its Behavior.', '6:5 prose-spelling: the text says “Behavior” -> write “Behaviour”'],
    ['A canceled job.', '6:3 prose-spelling: the text says “canceled” -> write “cancelled”'],
  ])('%s', (body, problem) => {
    expect(lint(body)).toEqual([problem])
  })

  it.each([
    'You have just created it, just before the charge.',
    'Tokenize the card; tokenization takes a moment. The size is fixed.',
    'The `Authorization` header and the authorization code flow.',
    'Write `simply!` and [errors](/docs/simply-authorize).',
    'May we repeat it?',
    'The answer is `{ "color": 1 }`.',
    '```json title="authorize-session"\n{ "behavior": "we" }\n```',
    '## Authorise a session {#authorize}\n\nText.',
  ])('leaves alone: %s', (body) => {
    expect(lint(`Text.\n\n${body}`)).toEqual([])
  })

  it('reads titles, summaries, descriptions of pages and of diagrams', () => {
    expect(lintText(page('Text.').replace('A page.', 'A powerful page.'), 'docs/page.mdx')).toEqual([
      '3:16 prose-word: the text says “powerful” -> leave it out',
    ])
    expect(lint('<Details summary="Simply more">\n\nText.\n\n</Details>')).toHaveLength(1)
    expect(lint('```json title="Simply more"\n{}\n```')).toHaveLength(1)
  })

  it('reads the labels and the words of data files, and not their codes', () => {
    const data =
      'columns:\n  name: { label: Behavior, code: true }\n  use: Use\nrows:\n  - { name: color, use: Simply this }\n'
    expect(lintText(data, 'data/names.yaml')).toEqual([
      '2:18 prose-spelling: the text says “Behavior” -> write “Behaviour”',
      '5:25 prose-word: the text says “Simply” -> leave it out',
    ])
  })
})

describe('sentences', () => {
  it.each([
    ['It is the the end.', '6:7 prose-grammar: “the the” stands there twice -> take one out'],
    ['This is a error.', '6:9 prose-grammar: “a” is the wrong article here -> write “an”'],
  ])('%s', (body, problem) => {
    expect(lint(body)[0]).toContain(problem)
  })

  it('have at most 40 words', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
    expect(lint(`A ${words(39)}.`)).toEqual([])
    expect(lint(`A ${words(40)}.`)).toEqual([
      '6:1 prose-sentence-long: a sentence has 41 words -> make two of it: at most 40 words',
    ])
    expect(lint(`A ${words(30)} token id. The ${words(30)}.`)).toEqual([])
  })
})

describe('headings', () => {
  it.each([
    ['## Create a Token', '6:13 prose-heading: the heading has a capital in “Token” -> write “token”'],
    ['## Notes.', '6:9 prose-heading: the heading ends with “.” -> take it out'],
    ['<Steps>\n<Step title="Open The Portal">\n\nText.\n\n</Step>\n</Steps>', '“The”'],
  ])('%s', (heading, problem) => {
    expect(lint(`Text.\n\n${heading}\n\nText.`).join().replace('8:', '6:')).toContain(problem)
  })

  it.each(['## Apple Pay on the web', '## 404 Not Found', '## With `TokenId` in it', '## Two ways: A and B'])(
    'leaves alone: %s',
    (heading) => {
      expect(lint(`Text.\n\n${heading}\n\nText.`)).toEqual([])
    },
  )
})

describe('the shape of a page', () => {
  it('has text before the first heading', () => {
    expect(lint('## First\n\nText.')).toEqual([
      '6:1 prose-shape: the page begins with a heading -> say first what the thing is and when the reader needs it',
    ])
  })

  it('ends with related links that say what they are for', () => {
    const front = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n'
    expect(lintText(front, 'docs/page.mdx')[0]).toContain('the page does not end with `## Related`')
    const bare = `${front}\n## Related\n\n- [Errors](/docs/api/errors)\n`
    expect(lintText(bare, 'docs/page.mdx')[0]).toContain('a related link does not say what it is for')
  })

  it('is not asked of partials and of landing pages', () => {
    expect(lintText('Text.\n', 'partials/note.mdx')).toEqual([])
    expect(lintText('---\ntitle: Page\nlayout: landing\n---\n\nText.\n', 'index.mdx')).toEqual([])
  })

  it('has links whose words say where they lead', () => {
    expect(lint('Read it [here](/docs).')[0]).toContain('prose-link: the link says “here”')
  })
})
