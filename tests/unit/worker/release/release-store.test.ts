import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BlobUnavailable, createReleaseStore, type ReadContext } from '#worker/release/release-store.ts'

const text = 'the bytes of a page'
const value = () => new TextEncoder().encode(text).buffer
const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)

function contextOf(get: ReadContext['source']['get']): ReadContext & { get: typeof get } {
  return { source: { get }, waitUntil: () => undefined, get }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the release store', () => {
  it('reads a blob once and caches it', async () => {
    const context = contextOf(vi.fn(async () => value()))
    const store = createReleaseStore()
    expect(new TextDecoder().decode(await store.read(hash, context))).toBe(text)
    await store.read(hash, context)
    expect(context.get).toHaveBeenCalledTimes(1)
    expect(context.get).toHaveBeenCalledWith(`c/${hash}`, { type: 'arrayBuffer', cacheTtl: 31_536_000 })
  })

  it('retries a miss with a short TTL', async () => {
    const context = contextOf(vi.fn(async () => null))
    await expect(createReleaseStore().read(hash, context)).rejects.toMatchObject({ hash, reason: 'missing' })
    expect(context.get).toHaveBeenLastCalledWith(`c/${hash}`, { type: 'arrayBuffer', cacheTtl: 30 })
  })

  it('rejects bytes that do not match their hash', async () => {
    const context = contextOf(async () => new TextEncoder().encode('other bytes').buffer)
    await expect(createReleaseStore().read(hash, context)).rejects.toMatchObject({ reason: 'corrupt' })
  })

  it('gives up after two reads of 900 ms', async () => {
    const context = contextOf(vi.fn(() => new Promise<never>(() => undefined)))
    const outcome = createReleaseStore()
      .read(hash, context)
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(899)
    expect(context.get).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(context.get).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(900)
    expect(await outcome).toBeInstanceOf(BlobUnavailable)
    expect(await outcome).toMatchObject({ reason: 'slow' })
  })

  it('does not share a read that was too slow for another request', async () => {
    const hanging = contextOf(vi.fn(() => new Promise<never>(() => undefined)))
    const store = createReleaseStore()
    const first = store.read(hash, hanging).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1800)
    await first
    const well = contextOf(vi.fn(async () => value()))
    await expect(store.read(hash, well)).resolves.toHaveLength(text.length)
    expect(well.get).toHaveBeenCalledTimes(1)
  })

  it('shares one read between concurrent requests', async () => {
    let response: (value: ArrayBuffer) => void = () => undefined
    const context = contextOf(vi.fn(() => new Promise<ArrayBuffer>((resolve) => (response = resolve))))
    const store = createReleaseStore()
    const readers = Array.from({ length: 50 }, () => store.read(hash, context))
    response(value())
    expect(await Promise.all(readers)).toHaveLength(50)
    expect(context.get).toHaveBeenCalledTimes(1)
  })

  it('does not cache failures', async () => {
    const store = createReleaseStore()
    await expect(
      store.read(
        hash,
        contextOf(() => Promise.reject(new Error('KV is down'))),
      ),
    ).rejects.toMatchObject({
      reason: 'failed',
    })
    await expect(
      store.read(
        hash,
        contextOf(async () => value()),
      ),
    ).resolves.toHaveLength(text.length)
  })

  it('keeps a shared read alive after its first request has ended', async () => {
    const kept: Promise<unknown>[] = []
    const context = {
      source: { get: async () => value() },
      waitUntil: (work: Promise<unknown>) => void kept.push(work),
    }
    await createReleaseStore().read(hash, context)
    expect(kept).toHaveLength(1)
  })
})
