import { describe, expect, it } from 'vitest'
import { asksToKnow } from '#site/search/words/asks-to-know.ts'

describe('asksToKnow', () => {
  it.each([
    'do i have to authenticate this payment',
    'when do i need sca',
    'which values do i send',
    'decide whether a payment needs it',
    'is authentication mandatory',
  ])('tells a question about what is so: %s', (text) => {
    expect(asksToKnow(text.split(' '))).toBe(true)
  })

  it.each([
    'authenticate a payment',
    'how do i charge a card',
    'add a button and charge the payment',
    'refund',
    '',
  ])('tells what is to be done: %s', (text) => {
    expect(asksToKnow(text.split(' '))).toBe(false)
  })
})
