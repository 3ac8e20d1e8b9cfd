import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createWorld } from '#scripts/graph/world.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readStyle } from '#scripts/prose/style/read-style.ts'
import { NEUTRAL_STYLE } from '#scripts/prose/style/style.ts'
import { writeFolder } from '../../compiler/compile-text.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((root) => rmSync(root, { recursive: true })))

function read(yaml: string | undefined) {
  const root = writeFolder({ 'a.md': 'Text.\n', ...(yaml !== undefined && { 'style.yaml': yaml }) })
  folders.push(root)
  const { style, diagnostics } = readStyle(createWorld(), contentPlace(root))
  return {
    style,
    problems: diagnostics.map(({ place, what, fix }) => `${place.line}:${place.column} ${what} -> ${fix}`),
  }
}

describe('reading a house style', () => {
  it('takes the neutral style where there is no file', () => {
    expect(read(undefined)).toEqual({ style: NEUTRAL_STYLE, problems: [] })
  })

  it('keeps the rules and severities beside one that it does not understand', () => {
    const { style, problems } = read(
      'severities: { prose-word: off, proze-word: error }\nwords:\n  - not: ["/(/"]\n  - not: [utilise]\nlimits: { sentence_words: many }\n',
    )
    expect(problems).toHaveLength(3)
    expect(style.severities).toEqual({ 'prose-word': 'off' })
    expect(style.words).toHaveLength(1)
    expect(JSON.stringify(style.words)).toContain('utilise')
    expect(style.limits).toEqual(NEUTRAL_STYLE.limits)
  })

  it('takes an empty file for a style without rules', () => {
    expect(read('# nothing yet\n').problems).toEqual([])
    expect(read('severities:\nwords:\n').problems).toEqual([])
  })

  it.each([
    ['word:\n  - not: [a]\n', '1:1 there is no setting `word` -> write `words`'],
    ['words:\n  - write: a\n    nott: [b]\n    not: [c]\n', '3:5 there is no setting `nott` -> write `not`'],
    ['severities:\n  prose-word: loud\n', '2:3 `severities.prose-word` must be `error`, `warning` or `off`'],
    ['severities:\n  proze-word: off\n', '2:3 there is no setting `proze-word` -> write `prose-word`'],
    ['spelling:\n  variant: welsh\n', '2:3 `spelling.variant` must be `british`, `american` or `any`'],
    ['words:\n  - not: [fine, "/(/"]\n', '2:17 `words.0.not.1` is not a pattern'],
    ['words:\n  - write: a\n', '2:5 `words.0` needs `not` or `unchecked`'],
    ['limits: { sentence_words: many }\n', '1:11 `limits.sentence_words` must be a whole number'],
    ['headings: {}\nsections:\n  - write: Related\n', '3:5 `sections.0.not` is missing'],
    ['- words\n', '1:1 the file'],
    ['words: [', '1:9 the file is not valid YAML'],
  ])('tells the line of what it does not understand: %s', (yaml, problem) => {
    expect(read(yaml).problems[0]).toContain(problem)
  })

  it.each(['- words\n', 'words: ['])(
    'takes the neutral style, with nothing off, where the file is none: %s',
    (yaml) => expect(read(yaml).style).toEqual({ ...NEUTRAL_STYLE, severities: {} }),
  )

  it('tells a list that is there twice', () => {
    expect(read('words: []\nvoice: []\nwords: []\n').problems).toEqual([
      '3:1 `words` is already on line 1 -> merge the two, or remove one',
    ])
  })

  it('tells every setting that it does not know', () => {
    const yaml = 'word: []\nvoices: []\nspelling: { varient: british, keeps: [colour] }\n'
    expect(read(yaml).problems.map((problem) => problem.split(' -> ')[0])).toEqual([
      '3:13 there is no setting `varient`',
      '3:31 there is no setting `keeps`',
      '1:1 there is no setting `word`',
      '2:1 there is no setting `voices`',
    ])
  })
})
