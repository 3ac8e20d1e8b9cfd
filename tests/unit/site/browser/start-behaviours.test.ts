import { afterEach, expect, it, vi } from 'vitest'
import { startBehaviours, startInTurns } from '#site/browser/start-behaviours.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('starts every behaviour even if one throws, and names that one', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const started: string[] = []
  const startBroken = (): void => {
    throw new Error('no such element')
  }
  startBehaviours(
    [() => started.push('first'), startBroken, () => started.push('last')],
    new AbortController().signal,
  )
  expect(started).toEqual(['first', 'last'])
  expect(errors.mock.calls).toEqual([
    ['The behaviour startBroken did not start.', new Error('no such element')],
  ])
})

it('lets the browser respond between two behaviours, where it can', async () => {
  const { signal } = new AbortController()
  const done: string[] = []
  const behaviours = ['first', 'last'].map((name) => () => done.push(name))
  await startInTurns(behaviours, signal)
  vi.stubGlobal('scheduler', { yield: async () => void done.push('a response') })
  await startInTurns(behaviours, signal)
  expect(done).toEqual(['first', 'last', 'first', 'a response', 'last', 'a response'])
})
