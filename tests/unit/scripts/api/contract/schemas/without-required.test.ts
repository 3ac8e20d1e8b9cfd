import { expect, it } from 'vitest'
import { withoutRequired } from '#scripts/api/contract/schemas/without-required.ts'

const withoutReadOnly = <Node>(node: Node, schemas = {}): Node => withoutRequired(node, 'readOnly', schemas)

const item = { type: 'object', required: ['id', 'name'], properties: { id: { readOnly: true }, name: {} } }

it.each(['item', 'default', 'properties'])('requires no read-only property below a property `%s`', (name) => {
  const whole = { properties: { [name]: item } }
  expect(withoutReadOnly(whole)).toEqual({ properties: { [name]: { ...item, required: ['name'] } } })
})

it('leaves values alone, whatever they look like', () => {
  const whole = { default: item, examples: [item] }
  expect(withoutReadOnly(whole)).toEqual(whole)
})

it('requires no property that another schema of the same allOf calls read-only', () => {
  const base = { properties: { id: { readOnly: true }, name: {} } }
  const required = ['id', 'name']
  const ref = { $ref: '#/components/schemas/Base' }
  const schemas = { Base: base, Id: { type: 'string', readOnly: true } }
  expect(withoutReadOnly({ allOf: [base, { required }] })).toEqual({ allOf: [base, { required: ['name'] }] })
  expect(withoutReadOnly({ required, allOf: [ref] }, schemas)).toEqual({ required: ['name'], allOf: [ref] })
  const property = { $ref: '#/components/schemas/Id' }
  expect(withoutReadOnly({ required, properties: { id: property } }, schemas)).toEqual({
    required: ['name'],
    properties: { id: property },
  })
})

it('follows schemas that consist of themselves', () => {
  const Tree = { required: ['id'], allOf: [{ $ref: '#/components/schemas/Tree' }] }
  expect(withoutReadOnly({ Tree }, { Tree })).toEqual({ Tree })
})

it('requires no property that a schema calls read-only beside its reference', () => {
  const one = { $ref: '#/components/schemas/Base', properties: { id: { readOnly: true } } }
  const schemas = { Base: { properties: { name: {} } } }
  expect(withoutReadOnly({ ...one, required: ['id', 'name'] }, schemas)).toEqual({
    ...one,
    required: ['name'],
  })
})

it('reads each part of schemas that name their parts twice, at every level, once', () => {
  const levels = Array.from({ length: 40 }, (_, level) => {
    const ref = { $ref: `#/components/schemas/L${level + 1}` }
    return [`L${level}`, { required: ['id'], allOf: [ref, ref] }] as const
  })
  const schemas = { ...Object.fromEntries(levels), L40: { properties: { id: { readOnly: true } } } }
  expect(withoutReadOnly(schemas, schemas)).toMatchObject({ L0: { required: [] } })
})
