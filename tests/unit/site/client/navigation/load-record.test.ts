// Page records are fetched once, validated, fetched again after a failure, and not accepted from another release.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { readVerified, trustedHtml } from '#site/browser/trusted-types.ts'
import { createRecordLoader, ReleaseChanged } from '#site/client/navigation/load-record.ts'
import { contentHash } from '#site/model/assets/content-hash.ts'

const RECORD =
  '<h1>Errors</h1>\n{"path":"/docs/api/errors","title":"Errors","documentTitle":"Errors | Docs","description":"","layout":"doc"}'

function respondWith(...responses: Response[]): ReturnType<typeof vi.fn> {
  const fetching = vi.fn(async (url: string) =>
    Object.defineProperty(responses.shift()!, 'url', { value: new URL(url, 'https://docs.example').href }),
  )
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('location', new URL('https://docs.example/docs'))
  return fetching
}

const hashOf = (text: string): Promise<string> => contentHash(new TextEncoder().encode(text))
const HASH = await hashOf(RECORD)

const response = (body: string, release = 'r1', status = 200): Response =>
  new Response(body, { status, headers: { 'x-release': release } })

const noStyles = async (): Promise<void> => undefined

afterEach(() => vi.unstubAllGlobals())

describe('record loader', () => {
  it('fetches a record once and returns its parts', async () => {
    const fetching = respondWith(response(RECORD))
    const loader = createRecordLoader('r1', noStyles, { readVerified })
    const [first, second] = await Promise.all([loader.record(HASH), loader.record(HASH)])
    expect(first).toEqual(second)
    expect(first.html).toBe('<h1>Errors</h1>')
    expect(first.meta.title).toBe('Errors')
    expect(fetching.mock.calls.map(([url]) => url)).toEqual([`/_page/${HASH}`])
  })

  it('asks for the styles of all pages together with the record', async () => {
    respondWith(response(RECORD))
    const styles = vi.fn(noStyles)
    const loading = createRecordLoader('r1', styles, { readVerified }).record(HASH)
    expect(styles).toHaveBeenCalledTimes(1)
    await loading
  })

  it('describes a response that is not a page record', async () => {
    respondWith(response('<html>A proxy’s own page</html>'))
    await expect(createRecordLoader('r1', noStyles, { readVerified }).record(HASH)).rejects.toThrow(
      'cannot be rendered as a page',
    )
  })

  it('rejects a record whose bytes do not match the hash in its URL', async () => {
    respondWith(response(RECORD.replace('Errors', 'Error')))
    await expect(createRecordLoader('r1', noStyles, { readVerified }).record(HASH)).rejects.toThrow(
      'do not match the hash in its URL',
    )
  })

  it('returns trusted HTML of the record, and no other', async () => {
    respondWith(response(RECORD))
    const record = await createRecordLoader('r1', noStyles, { readVerified }).record(HASH)
    expect(trustedHtml(record.html, record)).toBe(record.html)
    expect(() => trustedHtml('<p>Other</p>', record)).toThrow(TypeError)
    expect(() => trustedHtml(record.html, { ...record })).toThrow(TypeError)
    expect(() => trustedHtml(record.html)).toThrow(TypeError)
  })

  it('rejects a response from another release', async () => {
    respondWith(response(RECORD, 'r2'))
    await expect(createRecordLoader('r1', noStyles, { readVerified }).record(HASH)).rejects.toBeInstanceOf(
      ReleaseChanged,
    )
  })

  it('does not cache failures, so that the next attempt can succeed', async () => {
    respondWith(response('gone', 'r1', 503), response(RECORD))
    const loader = createRecordLoader('r1', noStyles, { readVerified })
    await expect(loader.record(HASH)).rejects.toThrow('returned 503')
    await expect(loader.record(HASH)).resolves.toMatchObject({ html: '<h1>Errors</h1>' })
  })

  it('fetches the HTML of a sidebar section once', async () => {
    const fetching = respondWith(response('<nav></nav>'))
    const loader = createRecordLoader('r1', noStyles, { readVerified })
    expect(await loader.sidebar('api')).toEqual({ html: '<nav></nav>' })
    expect(await loader.sidebar('api')).toEqual({ html: '<nav></nav>' })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('returns a record once its page’s styles are loaded, and fails if they cannot be', async () => {
    const styled = RECORD.replace('"layout"', '"styles":"tabs","layout"')
    respondWith(response(styled), response(RECORD))
    const asked: (string | undefined)[] = []
    const loader = createRecordLoader(
      'r1',
      async (needed) => {
        asked.push(needed)
        if (needed === undefined) throw new TypeError('no styles')
      },
      { readVerified },
    )
    await loader.record(await hashOf(styled))
    await expect(loader.record(HASH)).rejects.toThrow('no styles')
    expect(asked).toEqual([undefined, 'tabs', undefined, undefined])
  })
})
