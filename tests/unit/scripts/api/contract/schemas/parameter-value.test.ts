import { expect, it } from 'vitest'
import { parameterValue } from '#scripts/api/contract/schemas/parameter-value.ts'

const schemas = { Status: { type: 'string', enum: ['open', 'shut'] }, Id: { type: 'string' } }
const status = { $ref: '#/components/schemas/Status' }

it('finds a value that a component names, also for the items of a list', () => {
  expect(parameterValue(status, schemas)).toBe('open')
  expect(parameterValue({ type: 'array', items: status }, schemas)).toEqual(['open'])
  expect(parameterValue({ type: 'array', items: { enum: [3] } }, schemas)).toEqual([3])
})

it('has none where nobody names one, or the schema itself does', () => {
  expect(parameterValue({ $ref: '#/components/schemas/Id' }, schemas)).toBeUndefined()
  expect(parameterValue({ enum: ['a'] }, schemas)).toBeUndefined()
  expect(parameterValue(undefined, undefined)).toBeUndefined()
})
