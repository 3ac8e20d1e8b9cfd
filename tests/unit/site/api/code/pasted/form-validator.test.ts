import { describe, expect, it } from 'vitest'
import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'
import type { Validate } from '#site/api/contract/violation.ts'
import { createAjvValidator } from '../../ajv-validator.ts'

const schemas: Record<string, JsonSchema> = {
  Audit: { type: 'object', properties: { created_at: { type: 'string', format: 'date-time' } } },
  Card: {
    type: 'object',
    required: ['number'],
    properties: { number: { type: 'string', pattern: '^[0-9]+$' }, cvc: { type: 'string', minLength: 3 } },
    'x-note': 'keywords of our own are allowed',
  },
  Request: {
    allOf: [{ $ref: '#/components/schemas/Audit' }],
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string', enum: ['card', 'token'] },
      card: { $ref: '#/components/schemas/Card' },
      metadata: { type: 'object', additionalProperties: { type: 'string' } },
      containers: { type: 'array', maxItems: 1, items: { type: 'string' } },
    },
  },
  Either: {
    oneOf: [
      { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
      { type: 'object', required: ['b'], properties: { b: { type: 'integer' } } },
    ],
  },
}
const request = '#/components/schemas/Request'

const VALIDATORS: [string, Validate][] = [
  ['the form validator', createFormValidator(schemas)],
  ['Ajv', createAjvValidator(schemas)],
]

describe.each(VALIDATORS)('%s', (_, validate) => {
  const messages = (...args: Parameters<Validate>): string[] =>
    validate(...args).map(({ path, message }) => `${path}: ${message}`)

  it('finds nothing wrong with a good value', () => {
    const value = { type: 'card', card: { number: '4242' }, created_at: '2026-11-21T10:00:00Z' }
    expect(validate(request, value)).toEqual([])
    expect(validate(request, value, { closed: true })).toEqual([])
  })

  it('tells every violation with its place', () => {
    const value = { type: 'crad', card: { cvc: '1', number: 'x' }, created_at: 'today', containers: [1, 'b'] }
    expect(messages(request, value).sort()).toEqual([
      '/card/cvc: must have at least 3 characters',
      '/card/number: must match `^[0-9]+$`',
      '/containers/0: must be a string',
      '/containers: must have at most 1 item',
      '/created_at: must have the format `date-time`',
      '/type: must be one of `card`, `token`',
    ])
  })

  it('names the field that is missing', () => {
    expect(validate(request, { card: {} })).toEqual([
      { path: '', message: 'needs the field `type`', keyword: 'required', property: 'type' },
      { path: '/card', message: 'needs the field `number`', keyword: 'required', property: 'number' },
    ])
  })

  it('refuses unknown fields in the closed form only, through references and open maps', () => {
    const value = { type: 'card', tpye: 1, metadata: { any: 'thing' }, card: { number: '1', cvv: '123' } }
    expect(validate(request, value)).toEqual([])
    expect(messages(request, value, { closed: true }).sort()).toEqual([
      '/card: has no field `cvv`',
      ': has no field `tpye`',
    ])
  })

  it('takes a fragment in the partial form, and still refuses what is wrong in it', () => {
    expect(validate(request, { card: { cvc: '123' } }, { partial: true })).toEqual([])
    expect(messages(request, { card: { cvc: 123 } }, { partial: true })).toEqual([
      '/card/cvc: must be a string',
    ])
    expect(validate('#/components/schemas/Either', {}, { partial: true, closed: true })).toEqual([])
  })

  it('sees which alternative a value is', () => {
    const either = '#/components/schemas/Either'
    expect(validate(either, { a: 1 }, { closed: true })).toEqual([])
    expect(messages(either, { a: 1, c: 1 }, { closed: true })).toEqual([': has no field `c`'])
    expect(messages(either, {})).toContain(': must fit exactly one of the alternatives')
  })

  it('checks a schema that stands for itself', () => {
    expect(messages({ type: 'array', items: { $ref: '#/components/schemas/Card' } }, [{}])).toEqual([
      '/0: needs the field `number`',
    ])
    expect(messages({ type: 'integer', maximum: 100 }, 101)).toEqual([': must be 100 or less'])
  })
})
