import { describe, expect, it } from 'vitest'
import { normalise } from '#site/search/query/query-parser.ts'
import { platformsIn } from '#site/search/words/platform-names.ts'

const named = (text: string): string[] => [...platformsIn(normalise(text))]

describe('platformsIn', () => {
  it.each([
    ['Let users of my Swift app enter their SSN', ['ios']],
    ['card form in Expo', ['react native']],
    ['Collect data with React Native on iOS', ['react native', 'ios']],
    ['a secure input for a React single page app', ['react']],
    ['decrypt a gpay token', ['google pay']],
    ['Call the API from PHP', ['php']],
    ['React to an event of a reactor', []],
    ['a SwiftUI view for the iPhone', ['ios']],
    ['charge a stored card', []],
    ['Reactors', []],
    ['store a SWIFT code', []],
    ['SWIFT and IBAN of a payee', []],
    ['payout to a bank with SWIFT', []],
    ['payment form in Swift', ['ios']],
    ['Swift code sample for a card form', ['ios']],
    ['swift card number field', ['ios']],
    ['copyIconColor swift', ['ios']],
    ['SwiftUI card field', ['ios']],
    ['react when a card expires', []],
    ['my app should react quickly', []],
    ['how should we react', []],
    ['card inputs are empty when React rerenders', ['react']],
    ['we use React Native', ['react native']],
    ['pay over card rails', []],
    ['gem for Rails', ['ruby']],
    ['rails app how to create token', ['ruby']],
    ['Ruby on Rails', ['ruby']],
  ])('%s: %j', (text, platforms) => {
    expect(named(text)).toEqual(platforms)
  })
})
