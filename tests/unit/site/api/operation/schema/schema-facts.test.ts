import { describe, expect, it } from 'vitest'
import { schemaFacts, unsaidFacts } from '#site/api/operation/schema/schema-facts.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

describe('the facts about a value', () => {
  const told = (schema: JsonSchema) =>
    schemaFacts(schema).map(({ text, codes }) => [text, ...codes].join(' '))
  it.each<[JsonSchema, string[]]>([
    [{ minLength: 1, maxLength: 50 }, ['1 to 50 characters']],
    [{ maxLength: 1 }, ['At most 1 character']],
    [{ minLength: 1 }, []],
    [{ minLength: 4, maxLength: 4 }, ['Exactly 4 characters']],
    [{ minimum: 0 }, ['At least 0']],
    [{ exclusiveMinimum: 0 }, ['More than 0']],
    [{ minItems: 1, maxItems: 20, items: { maxLength: 5 } }, ['1 to 20 items', 'Each: at most 5 characters']],
    [{ enum: ['a', 'b', null], default: 'a' }, ['One of a b', 'Default a']],
    [{ default: false }, ['Default false']],
    [{ const: 'card' }, ['Always card']],
    [{ pattern: '^[0-9]+$' }, ['Pattern ^[0-9]+$']],
  ])('of %j', (schema, facts) => {
    expect(told(schema)).toEqual(facts)
  })
})

it('leaves out the allowed values that the description already names, and only if it names them all', () => {
  const facts = schemaFacts({ type: 'string', enum: ['Y', 'N'], default: 'N' })
  const told = (description: string) => unsaidFacts(facts, description).map(({ text }) => text)
  expect(told('`Y`: it finished, `N`: it did not.')).toEqual(['Default'])
  expect(told('`Y`: it finished. N otherwise.')).toEqual(['One of', 'Default'])
})
