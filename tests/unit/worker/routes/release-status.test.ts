import { describe, expect, it } from 'vitest'
import { createApp } from '#worker/app.ts'
import { makeRelease } from '../../../worker/hand-made-release.ts'

const { manifest } = makeRelease({ workerCode: '' })
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const COMMIT = '0123456789ab'

async function status(tag?: string, method = 'GET') {
  const VERSION = tag === undefined ? undefined : { id: 'version-7', tag, timestamp: '2026-11-22T10:00:00Z' }
  const env = { CONTENT: { get: async () => null }, INDEXED: 'true', LOG_LEVEL: 'warn', VERSION }
  return createApp(manifest).fetch(
    new Request('https://docs.example.test/_status', { method }),
    env,
    context,
  ) as Promise<Response>
}

describe('/_status', () => {
  it('reports release, version, commit and time, and is never cached', async () => {
    const response = await status(`aaaaaaaaaaaa-bbbbbbbb-${COMMIT}`)
    expect(await response.json()).toEqual({
      release: manifest.id,
      version: 'version-7',
      commit: COMMIT,
      changed: false,
      time: '2026-11-22T10:00:00Z',
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
  })

  it('says when the version contains uncommitted changes', async () => {
    const response = await status(`aaaaaaaaaaaa-bbbbbbbb-${COMMIT}-changed`)
    expect(await response.json()).toMatchObject({ commit: COMMIT, changed: true })
  })

  it.each([undefined, '', 'aaaaaaaaaaaa-bbbbbbbb', 'somebody-elses'])(
    'reports the release when the version tag %o names no commit',
    async (tag) => {
      expect(await (await status(tag)).json()).toMatchObject({ release: manifest.id, commit: null })
    },
  )

  it('rejects methods that change state', async () => {
    expect((await status('', 'POST')).status).toBe(405)
  })
})
