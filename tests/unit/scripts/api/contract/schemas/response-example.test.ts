import { describe, expect, it } from 'vitest'
import { createResponseExample } from '#scripts/api/contract/schemas/response-example.ts'

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
    expect(createResponseExample(schemas)(ref('Shipment'))).toEqual({ legs: [{ kind: 'sea' }] })
  })

  it.each([
    ['a list of required names', { required: ['name'] }],
    ['a description', { description: 'Of a person.' }],
    ['free properties', { type: 'object', additionalProperties: true }],
  ])('takes a reference beside %s', (_, part) => {
    const schemas = { Person: { type: 'object', properties: { name: { type: 'string' } } } }
    expect(createResponseExample(schemas)({ allOf: [ref('Person'), part] })).toEqual({ name: 'string' })
  })

  it('has nothing that is write-only, even where its schema requires that', () => {
    const schemas = {
      User: {
        required: ['id', 'password', 'pin'],
        properties: {
          id: { const: 'u1', readOnly: true },
          password: { type: 'string', writeOnly: true },
          pin: ref('Pin'),
        },
      },
      Pin: { type: 'string', writeOnly: true },
      Page: { required: ['data'], properties: { data: { type: 'array', items: ref('User') } } },
    }
    expect(createResponseExample(schemas)(ref('Page'))).toEqual({ data: [{ id: 'u1' }] })
  })

  it('is left out where it would not be what the contract promises', () => {
    const part = { type: 'object', properties: { count: { type: 'integer', maximum: 0 } } }
    const other = { type: 'object', properties: { count: { type: 'integer', minimum: 3, maximum: 5 } } }
    expect(createResponseExample()({ allOf: [part, other] })).toBeUndefined()
  })
})
