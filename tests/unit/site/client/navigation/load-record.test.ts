// Proves how page records are fetched: once, checked, again after a failure, and not from another release.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRecordLoader, ReleaseChanged } from '#site/client/navigation/load-record.ts'

const HASH = 'b'.repeat(32)
const RECORD =
  '<h1>Errors</h1>\n{"path":"/docs/api/errors","title":"Errors","documentTitle":"Errors | Docs","description":"","layout":"doc"}'

function answerWith(...answers: Response[]): ReturnType<typeof vi.fn> {
  const fetching = vi.fn(async (_url: string) => answers.shift()!)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('location', new URL('https://docs.example/docs'))
  return fetching
}

const answer = (body: string, release = 'r1', status = 200): Response =>
  new Response(body, { status, headers: { 'x-release': release } })

afterEach(() => vi.unstubAllGlobals())

describe('record loader', () => {
  it('fetches a record once and hands out its parts', async () => {
    const fetching = answerWith(answer(RECORD))
    const loader = createRecordLoader('r1')
    const [first, second] = await Promise.all([loader.record(HASH), loader.record(HASH)])
    expect(first).toEqual(second)
    expect(first.html).toBe('<h1>Errors</h1>')
    expect(first.meta.title).toBe('Errors')
    expect(fetching.mock.calls.map(([url]) => url)).toEqual([`/_page/${HASH}`])
  })

  it('says what an answer without a page in it is', async () => {
    answerWith(answer('<html>A proxy’s own page</html>'))
    await expect(createRecordLoader('r1').record(HASH)).rejects.toThrow('cannot be rendered as a page')
  })

  it('refuses the answer of another release', async () => {
    answerWith(answer(RECORD, 'r2'))
    await expect(createRecordLoader('r1').record(HASH)).rejects.toBeInstanceOf(ReleaseChanged)
  })

  it('forgets a failure, so that the next try can succeed', async () => {
    answerWith(answer('gone', 'r1', 503), answer(RECORD))
    const loader = createRecordLoader('r1')
    await expect(loader.record(HASH)).rejects.toThrow('answered 503')
    await expect(loader.record(HASH)).resolves.toMatchObject({ html: '<h1>Errors</h1>' })
  })

  it('fetches the sidebar of a branch once', async () => {
    const fetching = answerWith(answer('<nav></nav>'))
    const loader = createRecordLoader('r1')
    expect(await loader.sidebar('api')).toBe('<nav></nav>')
    expect(await loader.sidebar('api')).toBe('<nav></nav>')
    expect(fetching).toHaveBeenCalledTimes(1)
  })
})
