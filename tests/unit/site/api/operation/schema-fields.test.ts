import { describe, expect, it } from 'vitest'
import { resolveSchema } from '#site/api/operation/schema/resolve-schema.ts'
import { contentOf } from '#site/api/operation/schema-fields.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

describe('the fields of a schema', () => {
  it('stop where an object contains itself', () => {
    const schemas = { Node: { type: 'object', properties: { child: ref('Node'), name: { type: 'string' } } } }
    const [child, name] = contentOf(ref('Node'), { schemas }, 'a').fields
    expect(child).toMatchObject({ anchor: 'a-child', content: { fields: [], alternatives: [] } })
    expect(name).toMatchObject({ anchor: 'a-name', shared: 'Node.name' })
  })

  it('merge the parts of `allOf`, with keywords beside a reference taking precedence', () => {
    const schemas = {
      Base: { type: 'object', description: 'Base.', required: ['a'], properties: { a: { type: 'string' } } },
    }
    const schema = {
      allOf: [ref('Base'), { required: ['b'], properties: { b: { type: 'integer' } } }],
      description: 'Own.',
    }
    expect(resolveSchema(schema, schemas).schema).toMatchObject({ description: 'Own.', required: ['a', 'b'] })
    expect(contentOf(schema, { schemas }, 'x').fields.map(({ name, required }) => [name, required])).toEqual([
      ['a', true],
      ['b', true],
    ])
    expect(resolveSchema({ ...ref('Base'), description: 'Here.' }, schemas).schema.description).toBe('Here.')
  })
  it('leave out in a response what is write-only', () => {
    const schema = { properties: { id: {}, pin: { writeOnly: true } } }
    const names = (ofResponse: boolean): string[] =>
      contentOf(schema, { schemas: {}, ofResponse }, 'a').fields.map(({ name }) => name)
    expect([names(false), names(true)]).toEqual([['id', 'pin'], ['id']])
  })
})
