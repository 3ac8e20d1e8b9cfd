import { describe, expect, it } from 'vitest'
import { responseExample } from '#scripts/api/contract/schemas/response-example.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('the example of a response', () => {
  it('takes a constant of one part for what another part requires, however deep it stands', () => {
    const schemas = {
      Shipment: { type: 'object', properties: { legs: { type: 'array', items: ref('Leg') } } },
      Leg: { oneOf: [ref('Sea'), ref('Road')] },
      Sea: { allOf: [ref('Base'), { type: 'object', properties: { kind: { const: 'sea' } } }] },
      Road: { allOf: [ref('Base'), { type: 'object', properties: { kind: { const: 'road' } } }] },
      Base: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
    }
    expect(responseExample(ref('Shipment'), schemas)).toEqual({ legs: [{ kind: 'sea' }] })
  })

  it.each([
    ['a list of required names', { required: ['name'] }],
    ['a description', { description: 'Of a person.' }],
    ['free properties', { type: 'object', additionalProperties: true }],
  ])('takes a reference beside %s', (_, part) => {
    const schemas = { Person: { type: 'object', properties: { name: { type: 'string' } } } }
    expect(responseExample({ allOf: [ref('Person'), part] }, schemas)).toEqual({ name: 'string' })
  })

  it('is left out where it would not be what the contract promises', () => {
    const part = { type: 'object', properties: { count: { type: 'integer', maximum: 0 } } }
    const other = { type: 'object', properties: { count: { type: 'integer', minimum: 3, maximum: 5 } } }
    expect(responseExample({ allOf: [part, other] })).toBeUndefined()
  })
})
