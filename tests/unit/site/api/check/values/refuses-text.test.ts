import { expect, it } from 'vitest'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { refusesText } from '#site/api/check/values/refuses-text.ts'

it('says nothing of a text that is the whole value', () => {
  expect(refusesText(writtenValue('a text'), '', () => [])).toBe(false)
})
