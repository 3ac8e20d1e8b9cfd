// What a report says is masked before its length is checked, so the masks meet texts of any kind and length.

import { describe, expect, it } from 'vitest'
import { parseFeedback } from '#worker/insights/parse-feedback.ts'

const textOf = (text: string) => parseFeedback(JSON.stringify({ text }), 'application/json')!.text
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.c2lnbmF0dXJl'

describe('the text of a report', () => {
  it.each([
    ['ada@example.com', '••••'],
    [
      'Write to <ada.l@mail.example.com>, "bob@example.com" or eve@example.com.',
      'Write to <••••>, "••••" or ••••',
    ],
    ['a@b@example.com', 'a@••••'],
    ['ada@example has no dot, @example.com no name', 'ada@example has no dot, @example.com no name'],
  ])('is kept without email addresses: %s', (text, masked) => {
    expect(textOf(text)).toBe(masked)
  })

  it.each([
    [`Bearer ${JWT}`, 'Bearer ••••.c2lnbmF0dXJl'],
    [`session-${JWT}`, 'session-••••.c2lnbmF0dXJl'],
    ['eyJ-eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ', '••••'],
    ['eyJhbGciOiJIUzI1NiJ9 alone', 'eyJhbGciOiJIUzI1NiJ9 alone'],
    ['eyJhbGciOiJIUzI1NiJ9.short', 'eyJhbGciOiJIUzI1NiJ9.short'],
  ])('is kept without session tokens: %s', (text, masked) => {
    expect(textOf(text)).toBe(masked)
  })

  // Quadratic work on these takes a minute or more.
  it.each([
    'a',
    'a.',
    'a@',
    '@',
    'eyJ-',
    'eyJ.',
    '4',
    '1 ',
    'key_prod_-',
    'sk_live_',
    'key_prod_key_',
    'xoxb-',
    'token=',
    'api_key ',
    'bearer  ',
  ])(
    'is read in one pass, however long it is: %s',
    (part) => {
      const text = `${part.repeat(Math.ceil(300_000 / part.length))}.x`
      expect(textOf(text)).toBe(text)
    },
    20_000,
  )
})
