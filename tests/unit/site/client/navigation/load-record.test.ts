// Proves how page records are fetched: once, checked, again after a failure, and not from another release.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecordLoader, ReleaseChanged } from '#site/client/navigation/load-record.ts'

const HASH = 'b'.repeat(32)
const RECORD =
  '<h1>Errors</h1>\n{"path":"/docs/api/errors","title":"Errors","documentTitle":"Errors | Docs","description":"","layout":"doc"}'

function respondWith(...responses: Response[]): ReturnType<typeof vi.fn> {
  const fetching = vi.fn(async (_url: string) => responses.shift()!)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('location', new URL('https://docs.example/docs'))
  return fetching
}

const response = (body: string, release = 'r1', status = 200): Response =>
  new Response(body, { status, headers: { 'x-release': release } })

const noStyles = async (): Promise<void> => undefined

afterEach(() => vi.unstubAllGlobals())

describe('record loader', () => {
  it('fetches a record once and hands out its parts', async () => {
    const fetching = respondWith(response(RECORD))
    const loader = createRecordLoader('r1', noStyles)
    const [first, second] = await Promise.all([loader.record(HASH), loader.record(HASH)])
    expect(first).toEqual(second)
    expect(first.html).toBe('<h1>Errors</h1>')
    expect(first.meta.title).toBe('Errors')
    expect(fetching.mock.calls.map(([url]) => url)).toEqual([`/_page/${HASH}`])
  })

  it('says what a response without a page in it is', async () => {
    respondWith(response('<html>A proxy’s own page</html>'))
    await expect(createRecordLoader('r1', noStyles).record(HASH)).rejects.toThrow(
      'cannot be rendered as a page',
    )
  })

  it('refuses the response of another release', async () => {
    respondWith(response(RECORD, 'r2'))
    await expect(createRecordLoader('r1', noStyles).record(HASH)).rejects.toBeInstanceOf(ReleaseChanged)
  })

  it('forgets a failure, so that the next try can succeed', async () => {
    respondWith(response('gone', 'r1', 503), response(RECORD))
    const loader = createRecordLoader('r1', noStyles)
    await expect(loader.record(HASH)).rejects.toThrow('returned 503')
    await expect(loader.record(HASH)).resolves.toMatchObject({ html: '<h1>Errors</h1>' })
  })

  it('fetches the sidebar of a sidebar section once', async () => {
    const fetching = respondWith(response('<nav></nav>'))
    const loader = createRecordLoader('r1', noStyles)
    expect(await loader.sidebar('api')).toBe('<nav></nav>')
    expect(await loader.sidebar('api')).toBe('<nav></nav>')
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('hands out a record when the styles of its page are there, and fails where they do not come', async () => {
    respondWith(response(RECORD.replace('"layout"', '"styles":"tabs","layout"')), response(RECORD))
    const asked: (string | undefined)[] = []
    const loader = createRecordLoader('r1', async (needed) => {
      asked.push(needed)
      if (needed === undefined) throw new TypeError('no styles')
    })
    await loader.record(HASH)
    await expect(loader.record('c'.repeat(32))).rejects.toThrow('no styles')
    expect(asked).toEqual(['tabs', undefined])
  })
})
