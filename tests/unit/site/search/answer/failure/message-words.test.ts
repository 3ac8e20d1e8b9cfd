// What a failure that was not recognised is searched for.

import { expect, it } from 'vitest'
import { messageWords } from '#site/search/answer/failure/message-words.ts'

it('keeps what the failure says, and leaves out where and when it happened', () => {
  const pasted = `2026-11-28T06:12:11.123Z Unhandled rejection: session expired (checkout.tsx:54)
    at pay (file:///app/checkout.tsx:54:7)
    at https://shop.example/assets/app.js:1:2033`
  expect(messageWords(pasted)).toBe('Unhandled rejection: session expired')
})

it('leaves out frames whose indent a chat has taken away', () => {
  expect(messageWords('Error: no key\nat Object.run (/app/pay.js:1:2)')).toBe('Error: no key')
})

it('leaves out URLs and ids, which no page holds', () => {
  const pasted = 'no token at https://api.shop.example/tokens/1 b7a0a1f2-4c1d-4e88-9a51-3f2f1f0c9d11'
  expect(messageWords(pasted)).toBe('no token at')
})

it.each([
  ['./main.go:22:31: cannot use "card" as *string value', /^go sdk /],
  ["NoMethodError: undefined method `[]' for #<Shop::Token:0x01>", /^ruby client /],
  ["error: cannot convert value of type 'UITextField'", /^ios /],
])('adds the language that a message looks like: %s', (message, words) => {
  expect(messageWords(message)).toMatch(words)
})

it.each(['from must be set', 'File is missing', 'at least one of these'])('keeps %s', (message) => {
  expect(messageWords(message)).toBe(message)
})

it('leaves out the digits of a card', () => {
  expect(messageWords('no token for 4242 4242 4242 4242')).not.toContain('4242 4242')
})
