import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failureSigns } from '#scripts/compiler/outputs/answers/failure-signs.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readFacts } from '#scripts/content/read-facts.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { explainFailure } from '#site/search/answer/failure/explain-failure.ts'
import { stemComparison } from '#site/search/answer/word-stems.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'

const COLUMNS =
  'columns: { sign: Sign, text: Text, status: Status, value: Value, as: As, joined: Joined, unless: Unless }'

function signsOf(...rows: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'signs-'))
  writeFileSync(join(folder, 'signs.yaml'), [COLUMNS, 'rows:', ...rows.map((row) => `  - ${row}`)].join('\n'))
  const { facts } = readFacts(createWorld(), contentPlace(folder), 'signs.yaml')
  const diagnostics: Diagnostic[] = []
  return { signs: failureSigns(facts, { PREFIX: 'ACM' }, diagnostics), diagnostics }
}

const answersWith = (rows: string[], causes: AnswerData['causes']): AnswerData => ({
  headerPrefix: 'ACM',
  keyHeader: 'ACM-API-KEY',
  facts: [],
  factFamilies: [],
  notOffered: [],
  signs: signsOf(...rows).signs,
  causes,
  operations: [],
  signatures: [],
  reference: '/docs/api',
  formerNames: [],
})

it('lets a class of errors tell the status of a failure that states none', () => {
  const text = 'OvenTooHotError: the oven did not respond\n    at bake (/app/bake.js:3:1)'
  const answers = answersWith(
    ["{ sign: class, text: [OvenTooHotError, OvenError], status: '503' }"],
    [{ status: 503, cause: 'The oven is too hot', fix: 'Wait', url: '/docs/ovens' }],
  )
  expect(explainFailure(answers, text, stemComparison)).toMatchObject({
    status: 503,
    causes: [{ cause: 'The oven is too hot' }],
  })
})

it('lets a value in a body tell the failure, under the name that the causes know', () => {
  const answers = answersWith(
    ['{ sign: result, text: bake_?result, value: burnt|too_dark, as: bake_result, joined: "-" }'],
    [{ says: 'bake_result too-dark', cause: 'It is too dark', fix: 'Bake it again', url: '/docs/bread' }],
  )
  const explained = explainFailure(answers, '{"id": 4, "bakeResult": "too_dark"}', stemComparison)
  expect(explained?.causes).toEqual([{ cause: 'It is too dark', fix: 'Bake it again', url: '/docs/bread' }])
})

it("puts the site's variables into expressions", () => {
  expect(signsOf("{ sign: kind, text: '%PREFIX%-SENT-BY', as: destination }").signs.kinds).toEqual([
    { text: 'ACM-SENT-BY', kind: 'destination' },
  ])
})

it('reports a row that is no sign, and an expression that is none, and leaves both out', () => {
  const { signs, diagnostics } = signsOf('{ sign: codes, text: A_B }', "{ sign: code, text: '(A_B' }")
  expect(signs.codes).toEqual([])
  expect(diagnostics.map(({ place, what, fix }) => `${place.line}: ${what}; ${fix}`)).toEqual([
    '3: `codes` is not a kind of sign; write one of class, code, result, body, kind, call',
    '4: `text` is not a regular expression: `(A_B`; correct the expression; put `\\` before a character that is meant literally',
  ])
})

it.each([
  ["{ sign: code, text: '(?:a+)+$' }", 'text` can take too long'],
  ["{ sign: code, text: '[a-z]*' }", 'text` matches an empty text'],
  ["{ sign: code, text: 'A_[A-Z]+' }", 'text` can take too long'],
  ["{ sign: kind, text: A, unless: 'B+', as: code }", 'unless` can take too long'],
  ["{ sign: result, text: '(?<a>x)', value: '(?<a>y)', as: x }", 'text` has a group that captures'],
  ["{ sign: result, text: x, value: '(y)', as: x }", 'value` has a group that captures'],
  ["{ sign: result, text: '(trans|auth)_status', value: Y, as: x }", 'text` has a group that captures'],
  ['{ sign: result, text: trans_status, as: x }', '`result` has no `value`'],
  ['{ sign: kind, text: A, as: proxi }', '`proxi` is not a kind of failure'],
  ['{ sign: class }', '`class` has no `text`'],
  ['{ sign: class, text: AError }', '`class` has no `status`'],
  ['{ sign: class, text: AError, status: four }', '`four` is not the status of an error'],
  ["{ sign: code, text: '' }", '`code` has no `text`'],
  ["{ sign: body, text: 'a|b', as: proxy }", '`a|b` is not the name of a member'],
  ["{ sign: call, text: 'bake\\(' }", 'the `call` names no operation'],
  ["{ sign: call, text: '(?<method>bake)\\(', as: bake }", 'text` has a group that captures'],
])('reports %s: %s', (row, what) => {
  const { signs, diagnostics } = signsOf(row)
  expect(diagnostics.map((one) => one.what)).toEqual([expect.stringContaining(what)])
  expect(Object.values(signs).flat()).toEqual([])
})
