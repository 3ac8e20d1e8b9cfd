import { describe, expect, it } from 'vitest'
import { capitalised, componentWords, schemaName } from '#site/api/operation/schema/schema-name.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

describe('the name of a schema', () => {
  it('is its title, if it has one', () => {
    const schemas = { ReactResponse: { title: 'Reactor response', type: 'object' } }
    expect(schemaName(ref('ReactResponse'), schemas)).toBe('Reactor response')
    expect(schemaName({ ...ref('ReactResponse'), title: 'Of here' }, schemas)).toBe('Of here')
  })

  it('is not the name of one of its parts', () => {
    const schemas = { Base: { title: 'The base', type: 'object' }, BoxDetails: { allOf: [ref('Base')] } }
    expect(schemaName(ref('BoxDetails'), schemas)).toBe('Box details')
  })

  it('is its type if it is not a component', () => {
    expect(schemaName({ type: 'array', items: { type: 'object' } }, {})).toBe('array of objects')
  })

  it.each([
    ['CardDetails', 'Card details'],
    ['GooglePay', 'Google Pay'],
    ['CreateGooglePayRequest', 'Create Google Pay request'],
    ['GooglePaymentData', 'Google payment data'],
    ['ApplePayDomains', 'Apple Pay domains'],
    ['ThreeDSSession', '3D Secure session'],
    ['CreatedThreeDSSession', 'Created 3D Secure session'],
    ['ThreeDSCallbackUrls', '3D Secure callback URLs'],
    ['BinDetails', 'BIN details'],
    ['AnyJson', 'Any JSON'],
    ['HttpRequestEventData', 'HTTP request event data'],
    ['StripeForwardCard', 'Stripe forward card'],
  ])('writes %s as prose does: %s', (component, words) => {
    expect(componentWords(component)).toBe(words)
    expect(schemaName(ref(component), { [component]: { type: 'object' } })).toBe(words)
  })

  it('begins with a capital where it is alone', () => {
    expect(capitalised('array of objects')).toBe('Array of objects')
  })
})
