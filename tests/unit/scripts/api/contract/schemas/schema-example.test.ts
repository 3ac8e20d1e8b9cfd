import { expect, it } from 'vitest'
import { schemaExample } from '#scripts/api/contract/schemas/schema-example.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Schemas of objects that refer to each other, each to all. */
function web(names: string[], required: string[]): Record<string, JsonSchema> {
  const properties = Object.fromEntries(names.map((name) => [name, ref(name)]))
  return Object.fromEntries(names.map((name) => [name, { type: 'object', properties, required }]))
}

it('stays short where schemas refer to each other in all directions', () => {
  const names = [...'abcdefgh']
  expect(JSON.stringify(schemaExample(ref('a'), web(names, []))).length).toBeLessThan(1000)
  expect(schemaExample(ref('a'), web(names, names))).toBeUndefined()
})

it('fills in what is required however deep it is', () => {
  const names = [...'abcdef']
  const schemas = Object.fromEntries(
    names.map((name, at): [string, JsonSchema] => {
      const next = names[at + 1]
      if (next === undefined) return [name, { type: 'string' }]
      return [name, { type: 'object', properties: { [next]: ref(next) }, required: [next] }]
    }),
  )
  expect(schemaExample(ref('a'), schemas)).toEqual({ b: { c: { d: { e: { f: 'string' } } } } })
})

it('takes what is required from a part of the schema', () => {
  const part: JsonSchema = { type: 'object', properties: { kind: { const: 'sea' } } }
  const whole: JsonSchema = {
    allOf: [part],
    properties: { kind: { type: 'string', pattern: '^s' } },
    required: ['kind'],
  }
  expect(schemaExample(whole, {})).toEqual({ kind: 'sea' })
})

it.each<[JsonSchema, unknown]>([
  [{ type: 'string', minLength: 2, maxLength: 2 }, 'st'],
  [{ type: 'string', minLength: 8 }, 'string--'],
  [{ type: 'integer', maximum: 0 }, 0],
  [{ type: 'integer', minimum: 5, maximum: 9 }, 5],
])('keeps to the limits of %j', (schema, value) => {
  expect(schemaExample(schema, {})).toBe(value)
})

it('takes from another part what one part of an object leaves open', () => {
  const page: JsonSchema = {
    type: 'object',
    properties: { data: { type: 'array', items: {} } },
    required: ['data'],
  }
  const boxes: JsonSchema = { properties: { data: { type: 'array', items: ref('box') } } }
  const box: JsonSchema = { type: 'object', properties: { id: { type: 'string', readOnly: true } } }
  const made = schemaExample({ allOf: [ref('page'), boxes] }, { page, box }, { ofResponse: true })
  expect(made).toEqual({ data: [{ id: 'string' }] })
  expect(schemaExample({ allOf: [ref('page'), { properties: {} }] }, { page })).toBeUndefined()
})

it('has what is read-only in a response, and what is write-only in a request', () => {
  const schema = {
    type: 'object',
    properties: { id: { const: 'b1', readOnly: true }, code: { const: '7', writeOnly: true } },
  } as JsonSchema
  expect(schemaExample(schema, {}, { ofResponse: true })).toEqual({ id: 'b1' })
  expect(schemaExample(schema, {})).toEqual({ code: '7' })
})
