import { expect, it } from 'vitest'
import { createAwaitedResults } from '#scripts/graph/results/awaited-results.ts'

it('names what a step waits for, directly and through others, until it is there', async () => {
  const awaited = createAwaitedResults()
  const { promise, resolve } = Promise.withResolvers<void>()
  awaited.note('page', 'contract', promise)
  awaited.note('search', 'page', Promise.withResolvers<void>().promise)
  expect([...awaited.of('search')]).toEqual(['page', 'contract'])
  resolve()
  await promise
  expect([...awaited.of('search')]).toEqual(['page'])
})

it('still names a result that a repair has asked for anew when the first is there', async () => {
  const awaited = createAwaitedResults()
  const { promise, resolve } = Promise.withResolvers<void>()
  awaited.note('page', 'contract', promise)
  awaited.note('page', 'contract', Promise.withResolvers<void>().promise)
  resolve()
  await promise
  expect([...awaited.of('page')]).toEqual(['contract'])
})
