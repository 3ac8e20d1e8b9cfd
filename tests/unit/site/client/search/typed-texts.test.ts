// Proves which texts the search reads parts for while somebody types.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTypedTexts, type TypedText } from '#site/client/search/typed-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcomeOf = async (text: TypedText): Promise<{ now: string | undefined }> => {
  const outcome: { now: string | undefined } = { now: undefined }
  void text.atEnd().then(
    () => (outcome.now = 'read'),
    () => (outcome.now = 'given up'),
  )
  await vi.advanceTimersByTimeAsync(0)
  return outcome
}

it('reads at once for a text after a rest', async () => {
  const next = createTypedTexts()
  expect((await outcomeOf(next('webhook'))).now).toBe('read')
  await vi.advanceTimersByTimeAsync(500)
  expect((await outcomeOf(next('webhooks'))).now).toBe('read')
})

it('reads for a first letter only if no other follows', async () => {
  const outcome = await outcomeOf(createTypedTexts()('w'))
  expect(outcome.now).toBeUndefined()
  await vi.advanceTimersByTimeAsync(500)
  expect(outcome.now).toBe('read')
})

it('reads for the last of several texts typed in quick succession, after a pause, and not for those before', async () => {
  const next = createTypedTexts()
  const outcomes = [await outcomeOf(next('w'))]
  for (const text of ['we', 'web', 'webh', 'webho', 'webhoo']) {
    await vi.advanceTimersByTimeAsync(60)
    outcomes.push(await outcomeOf(next(text)))
  }
  expect(outcomes.map(({ now }) => now)).not.toContain('read')
  await vi.advanceTimersByTimeAsync(500)
  expect(outcomes.map(({ now }) => now)).toEqual([...Array<string>(5).fill('given up'), 'read'])
})

it('stops reading for a first text once another is typed', async () => {
  const next = createTypedTexts()
  const first = next('webhook')
  await first.atEnd()
  await vi.advanceTimersByTimeAsync(60)
  next('webhooks')
  expect((await outcomeOf(first)).now).toBe('given up')
})

it('reads for a text taken over from another field only if nobody types on', async () => {
  const next = createTypedTexts()
  const first = await outcomeOf(next('how do I rot', true))
  expect(first.now).toBeUndefined()
  await vi.advanceTimersByTimeAsync(60)
  const second = await outcomeOf(next('how do I rota'))
  await vi.advanceTimersByTimeAsync(500)
  expect([first.now, second.now]).toEqual(['given up', 'read'])
})
