import { expect, it } from 'vitest'
import { parameterValue } from '#scripts/api/contract/schemas/parameter-value.ts'

const schemas = { Status: { type: 'string', enum: ['open', 'shut'] }, Id: { type: 'string' } }
const status = { $ref: '#/components/schemas/Status' }

it('finds a value that a component names, also for the items of a list', () => {
  expect(parameterValue(status, schemas)).toBe('open')
  expect(parameterValue({ type: 'array', items: status }, schemas)).toEqual(['open'])
  expect(parameterValue({ type: 'array', items: { enum: [3] } }, schemas)).toEqual([3])
})

it('prefers what a list itself says to its items', () => {
  const items = { type: 'string', enum: ['a', 'b'] }
  expect(parameterValue({ type: 'array', items, default: ['b'], example: ['b'] }, schemas)).toEqual(['b'])
  const pair = { Pair: { type: 'array', items, default: ['x', 'y'] } }
  expect(parameterValue({ $ref: '#/components/schemas/Pair' }, pair)).toEqual(['x', 'y'])
})

it('has none for a list of itself', () => {
  const tree = { Tree: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }
  expect(parameterValue({ $ref: '#/components/schemas/Tree' }, tree)).toBeUndefined()
})

it('has none where nobody names one, or the schema itself does', () => {
  expect(parameterValue({ $ref: '#/components/schemas/Id' }, schemas)).toBeUndefined()
  expect(parameterValue({ enum: ['a'] }, schemas)).toBeUndefined()
  expect(parameterValue(undefined, undefined)).toBeUndefined()
})
