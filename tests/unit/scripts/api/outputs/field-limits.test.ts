import { expect, it } from 'vitest'
import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { fieldLimits } from '#scripts/api/outputs/field-limits.ts'

const limitsOf = (field: JsonSchema) =>
  fieldLimits({
    version: '1',
    server: '',
    operations: [],
    schemas: { Box: { properties: { field } } },
  } as Contract)

it.each<[JsonSchema, string]>([
  [{ minLength: 3, maxLength: 400 }, '3 to 400 characters'],
  [{ maxLength: 400 }, 'At most 400 characters'],
  [{ minLength: 3 }, 'At least 3 characters'],
  [{ minLength: 16, maxLength: 16 }, 'Exactly 16 characters'],
  [{ maxItems: 20 }, 'At most 20 items'],
  [{ minimum: 1, maximum: 100 }, '1 to 100'],
  [{ minimum: 0 }, 'At least 0'],
])('says of %j: %s', (field, text) => {
  expect(limitsOf(field)).toEqual({ 'Box.field': [{ label: 'Limit', text }] })
})

it('says the default beside a limit', () => {
  expect(limitsOf({ maximum: 100, default: 20 })['Box.field']).toEqual([
    { label: 'Limit', text: 'At most 100' },
    { label: 'Default', text: '20' },
  ])
})

it('says nothing of a field without a limit', () => {
  expect(limitsOf({ type: 'string', default: 'a' })).toEqual({})
})
