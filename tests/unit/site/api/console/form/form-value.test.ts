// The form behind a body: which fields a value has, and how it reacts to changes.

import { describe, expect, it } from 'vitest'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import { formShape, type FormFacts } from '#site/api/console/form/form-shape.ts'
import {
  alternativeOf,
  beginningOf,
  leastOf,
  readJson,
  readLine,
  settled,
  valueAt,
  withValueAt,
} from '#site/api/console/form/form-value.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const schemas: Record<string, JsonSchema> = {
  Card: { type: 'object', required: ['number'], properties: { number: { type: 'string' } } },
  Bank: { type: 'object', required: ['account'], properties: { account: { type: 'string' } } },
  Data: { anyOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }] },
}
const KINDS = [
  ['card', 'Card'],
  ['bank', 'Bank'],
]
const CREATE: JsonSchema = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { type: 'string', enum: ['card', 'bank'] },
    data: { $ref: '#/components/schemas/Data' },
    intent: { type: 'string' },
    count: { type: 'integer' },
  },
  oneOf: [{ required: ['data'] }, { required: ['intent'] }],
  // As text: an object with a `then` field would be treated as a promise.
  allOf: JSON.parse(
    `[${KINDS.map(
      ([type, name]) =>
        `{ "if": { "properties": { "type": { "const": "${type}" } } },
           "then": { "properties": { "data": { "$ref": "#/components/schemas/${name}" } } } }`,
    ).join()}]`,
  ) as JsonSchema[],
}
const facts: FormFacts = { schemas, validate: createPageValidator(schemas) }
const examples = [
  { name: 'card', summary: 'A card', value: { type: 'card', data: { number: '4242' } } },
  { name: 'bank', summary: 'A bank account', value: { type: 'bank', data: { account: '7' } } },
  { name: 'intent', summary: 'An intent', value: { type: 'card', intent: 'abc' } },
]

describe('formShape', () => {
  it('includes the fields that a condition adds for this value', () => {
    const dataOf = (type: string) =>
      formShape(CREATE, { type }, facts).fields.find(({ name }) => name === 'data')!.schema
    expect(dataOf('card')).toEqual({ $ref: '#/components/schemas/Card' })
    expect(dataOf('bank')).toEqual({ $ref: '#/components/schemas/Bank' })
  })

  it('labels alternatives by name, or by their required fields', () => {
    const labels = (schema: JsonSchema) => formShape(schema, {}, facts).alternatives.map(({ label }) => label)
    expect(labels(schemas['Data']!)).toEqual(['Card', 'Bank'])
    expect(labels(CREATE)).toEqual(['data', 'intent'])
  })
})

describe('a value in a form', () => {
  it('starts another alternative with its example', () => {
    const { alternatives } = formShape(CREATE, examples[0]!.value, facts)
    const facing = { current: examples[0]!.value, examples, facts }
    expect(alternativeOf(alternatives, examples[2]!.value, facts)).toBe(1)
    expect(beginningOf(alternatives[1]!, alternatives, [], facing)).toEqual(examples[2]!.value)
    expect(beginningOf(alternatives[1]!, alternatives, [], { ...facing, examples: [] })).toEqual({
      type: 'card',
      intent: '',
    })
  })

  it('updates a field that depends on a choice', () => {
    const before = examples[0]!.value
    const after = { ...before, type: 'bank' }
    expect(settled(CREATE, [], { before, after, examples, facts })).toEqual(examples[1]!.value)
  })

  it('changes at one path, and drops objects that become empty', () => {
    const value = { a: { b: [1, 2] }, c: 3 }
    expect(withValueAt(value, ['a', 'b', 1], 5)).toEqual({ a: { b: [1, 5] }, c: 3 })
    expect(withValueAt(value, ['a', 'b', 0], undefined)).toEqual({ a: { b: [2] }, c: 3 })
    expect(withValueAt(value, ['a', 'b'], undefined)).toEqual({ c: 3 })
    expect(withValueAt(undefined, ['x', 'y'], 1)).toEqual({ x: { y: 1 } })
    expect(withValueAt({}, ['__proto__', 'toString'], 1)).toEqual(
      JSON.parse('{ "__proto__": { "toString": 1 } }'),
    )
    expect(valueAt({}, ['toString'])).toBeUndefined()
  })

  it('is parsed from a line of text', () => {
    expect(readLine('12', ['integer'])).toBe(12)
    expect(readLine('12', ['string'])).toBe('12')
    expect(readLine('1.', ['number'])).toBe('1.')
    expect(readLine('', ['string'])).toBeUndefined()
    expect(readJson('{ "a": 1 }')).toEqual({ a: 1 })
    expect(readJson('plain')).toBe('plain')
  })

  it('starts with the schema’s minimum', () => {
    expect(leastOf(CREATE, facts)).toEqual({ type: 'card' })
    expect(leastOf(schemas['Data']!, facts)).toEqual({ number: '' })
    expect(leastOf({ type: 'array', items: {} }, facts)).toEqual([])
  })
})
