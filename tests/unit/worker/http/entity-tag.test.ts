import { describe, expect, it } from 'vitest'
import { entityTag, isNoneMatch } from '#worker/http/entity-tag.ts'

describe('isNoneMatch', () => {
  const tag = entityTag('abc', 'def')

  it.each(['"abc-def"', 'W/"abc-def"', '"x", "abc-def"', ' "x" ,W/"abc-def" ', '*', ' * '])(
    'matches %j',
    (header) => {
      expect(isNoneMatch(header, tag)).toBe(true)
    },
  )

  it.each([undefined, null, '', '"abc"', 'abc-def', '"abc-def', 'w/"abc-def"', '"*"', '"abc-def-x"'])(
    'does not match %j',
    (header) => {
      expect(isNoneMatch(header, tag)).toBe(false)
    },
  )
})
