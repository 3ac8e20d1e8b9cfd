import { expect, it } from 'vitest'
import { withoutReadOnly } from '#scripts/api/contract/schemas/without-read-only.ts'

const item = { type: 'object', required: ['id', 'name'], properties: { id: { readOnly: true }, name: {} } }

it.each(['item', 'default', 'properties'])('requires no read-only property below a property `%s`', (name) => {
  const whole = { properties: { [name]: item } }
  expect(withoutReadOnly(whole)).toEqual({ properties: { [name]: { ...item, required: ['name'] } } })
})

it('leaves values alone, whatever they look like', () => {
  const whole = { default: item, examples: [item] }
  expect(withoutReadOnly(whole)).toEqual(whole)
})
