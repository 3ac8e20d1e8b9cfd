import { expect, it } from 'vitest'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import { scenesOf } from '#site/api/operation/scenes.ts'

const examples = (...names: string[]) => names.map((name) => ({ name, summary: name, value: name }))

function shown(requests: string[], ...successes: string[][]): Record<string, unknown[]> {
  const responses = successes.map((names, at) => ({ status: 200 + at, examples: examples(...names) }))
  const operation = { id: 'ship', body: { examples: examples(...requests) }, responses }
  const scenes = scenesOf(operation as unknown as ApiOperation)
  return Object.fromEntries(
    scenes.map(({ name, responses: own }) => [
      name,
      own.map(({ status, example }) => example?.name ?? status),
    ]),
  )
}

it('shows each request with the response of its name', () => {
  expect(shown(['home', 'abroad'], ['home', 'abroad'])).toEqual({ home: ['home'], abroad: ['abroad'] })
})

it('shows requests without one of their own with a response that bears no request’s name', () => {
  expect(shown(['home', 'abroad'], ['example'])).toEqual({ home: ['example'], abroad: ['example'] })
  expect(shown(['home', 'abroad'], ['home', 'example'])).toEqual({ home: ['home'], abroad: ['example'] })
  expect(shown(['home'], [])).toEqual({ home: [200] })
})

it('shows the first response where each bears the name of another request', () => {
  expect(shown(['home', 'abroad'], ['home'])).toEqual({ home: ['home'], abroad: ['home'] })
})

it('shows a request without a body with all responses', () => {
  expect(shown([], ['few', 'many'], [])).toEqual({ ship: ['few', 'many', 201] })
})
