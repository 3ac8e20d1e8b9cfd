import { describe, expect, it } from 'vitest'
import { schemaType } from '#site/api/operation/schema/schema-type.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

describe('the words for a type', () => {
  const schemas = {
    Box: { type: 'object', properties: { id: { type: 'string' } } },
    Id: { type: 'string', format: 'uuid' },
  }
  it.each<[JsonSchema, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', format: 'date-time' }, 'date and time'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [ref('Id'), 'UUID'],
    [{ type: 'array', items: { type: 'string' } }, 'array of strings'],
    [{ type: 'array', items: ref('Box') }, 'array of objects'],
    [{ type: 'array', items: ref('Id') }, 'array of UUIDs'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'map of strings'],
    [{ oneOf: [{ type: 'string' }, ref('Box')] }, 'string or object'],
    [{ type: ['object', 'array', 'string', 'number', 'boolean', 'null'] }, 'any JSON'],
    [{ enum: ['a', 'b'] }, 'string'],
    [{}, 'any JSON'],
  ])('reads %j as %s', (schema, words) => {
    expect(schemaType(schema, schemas)).toBe(words)
  })
})
