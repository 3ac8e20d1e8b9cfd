import { expect, it } from 'vitest'
import { fieldsOf } from '#site/api/check/fields-of.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const schemas: Record<string, JsonSchema> = {
  Card: { properties: { number: {}, cvc: {} } },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }], properties: { self: {} } },
}
const schema: JsonSchema = {
  allOf: [{ properties: { id: {} } }],
  oneOf: [{ properties: { data: { $ref: '#/components/schemas/Card' } } }],
  properties: { items: { items: { $ref: '#/components/schemas/Loop' } } },
}

it.each([
  ['', ['items', 'id', 'data']],
  ['/data', ['number', 'cvc']],
  ['/items/3', ['self']],
  ['/constructor', []],
])('names the fields of the value at %j', (path, fields) => {
  expect(fieldsOf(schema, schemas, path)).toEqual(fields)
})
