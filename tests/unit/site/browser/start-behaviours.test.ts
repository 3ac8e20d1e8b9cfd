import { afterEach, expect, it, vi } from 'vitest'
import { startBehaviours } from '#site/browser/start-behaviours.ts'

afterEach(() => vi.restoreAllMocks())

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
