import { expect, it } from 'vitest'
import { fixOf } from '#site/api/check/fix-of.ts'

const violation = { path: '', message: 'must be a string', keyword: 'type' }

it.each([
  [{ ...violation }, 'Change the body: it must be a string.'],
  [{ ...violation, keyword: 'required', property: 'type' }, 'Add `type` to the body.'],
  [
    { ...violation, keyword: 'unevaluatedProperties', property: 'tokenIntentID' },
    'Rename `tokenIntentID` to `token_intent_id`, or remove it.',
  ],
  [
    { ...violation, keyword: 'additionalProperties', property: 'colour' },
    'Remove `colour` from the body, or use one of `type`, `token_intent_id`.',
  ],
])('says what to write in place of %o', (wrong, fix) => {
  expect(fixOf(wrong, 'the body', () => ['type', 'token_intent_id'])).toBe(fix)
})

it('names no fields where there are too many to choose from', () => {
  const wrong = { ...violation, keyword: 'additionalProperties', property: 'colour' }
  const many = Array.from({ length: 20 }, (_, index) => `field_${index}`)
  expect(fixOf(wrong, 'the body', () => many)).toBe('Remove `colour` from the body.')
})

it('shows a value of the form that is asked for, as of a year in two digits', () => {
  const wrong = { ...violation, keyword: 'minimum', message: 'must be 1000 or more' }
  const fix = (example?: unknown) => fixOf(wrong, '`/year`', undefined, () => example)
  expect([fix(2030), fix()]).toEqual([
    'Write `/year` like `2030`.',
    'Change `/year`: it must be 1000 or more.',
  ])
})
