import { expect, it } from 'vitest'
import { expressionSteps } from '#scripts/compiler/outputs/answers/expression-steps.ts'

it.each([
  ['NotFoundError', 1],
  [String.raw`[A-Z]\w{0,40}\.\w{1,40} \(`, 1],
  [String.raw`\w{0,40}Error`, 41],
  ['(?:Stripe|Adyen)Error', 2],
  ['trans_?status', 1],
  ['create(?:Token)?', 2],
  [String.raw`\w{1,30}\b`, 30],
])('counts the ways of %s: %i', (source, steps) => {
  expect(expressionSteps(source)).toBe(steps)
})

it.each(['(a+)+$', 'a*b', 'a{3,}', 'a{0,9999}', '(?:ab){2}', String.raw`(?:\w{1,9}){1,9}`])(
  'finds no bound for %s',
  (source) => {
    expect(expressionSteps(source)).toBe(Infinity)
  },
)

it('multiplies repetitions of the same letters', () => {
  expect(expressionSteps('a{0,99}a{0,99}a{0,99}b')).toBe(100 * 100)
})
