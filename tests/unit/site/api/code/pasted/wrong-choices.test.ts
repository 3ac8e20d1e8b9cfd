import { expect, it } from 'vitest'
import { wrongChoices } from '#site/api/code/pasted/wrong-choices.ts'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { JsonSchema } from '#site/api/contract/contract.ts'

const choice = (...values: string[]): JsonSchema => ({ type: 'string', enum: values })
const data = {
  operation: {
    parameters: [{ name: 'sort', in: 'query', schema: choice('newest', 'oldest') }],
    body: {
      schema: {
        type: 'object',
        properties: {
          size: choice('small', 'large'),
          colours: { type: 'array', items: choice('red', 'green') },
        },
      },
    },
  },
} as unknown as ConsoleData

const wrongIn = (url: string, body: unknown) =>
  wrongChoices(
    data,
    { query: new URL(url, 'https://api.example').searchParams, json: body },
    createPageValidator({}),
  )

it('names the values of fields, items and parameters that are not allowed, and the one that was meant', () => {
  expect(wrongIn('/things?sort=newst', { size: 'huge', colours: ['red', 'gren'] })).toEqual([
    { name: 'sort', value: 'newst', fix: 'Send `newest`.' },
    { name: 'size', value: 'huge', fix: 'Send one of those values.' },
    { name: 'colours.1', value: 'gren', fix: 'Send `green`.' },
  ])
})

it('repeats no value that is allowed, a text or a secret', () => {
  expect(wrongIn('/things?sort=newest', { size: 'as large as it can be' })).toEqual([])
  expect(wrongIn('/things', { size: '4242424242424242' })).toEqual([])
})
