import { describe, expect, it } from 'vitest'
import { smokeCheck } from '#scripts/publish/smoke-check.ts'

const target = {
  origin: 'https://docs.example',
  release: 'new',
  pages: ['/', '/docs'],
  entry: '/assets/entry.js',
}

interface Answer {
  status?: number
  release?: string
  body?: string
}

/** Runs the check against a site whose answers are taken from `answers`, the last one again and again. */
async function check(
  responses: Record<string, Answer[]>,
  override?: { workerName: string; versionId: string },
) {
  const asked: { path: string; header: string | null }[] = []
  const fetchResponse: typeof fetch = async (input, options) => {
    const path = new URL(input as URL).pathname
    asked.push({ path, header: new Headers(options?.headers).get('cloudflare-workers-version-overrides') })
    const queue = responses[path] ?? []
    const {
      status = 200,
      release = 'new',
      body = '<html></html>\n',
    } = (queue.length > 1 ? queue.shift() : queue[0]) ?? {}
    return new Response(body, { status, headers: { 'x-release': release } })
  }
  const run = smokeCheck({ fetch: fetchResponse, wait: async () => {}, attempts: 3 })
  const outcome = await run({ ...target, override }).then(
    () => 'passed',
    (error: Error) => error.message,
  )
  return { outcome, asked }
}

describe('the smoke check', () => {
  it('passes when the pages and the entry come from the release', async () => {
    const { outcome, asked } = await check({})
    expect(outcome).toBe('passed')
    expect(asked.map(({ path }) => path)).toEqual(['/', '/docs', '/assets/entry.js'])
  })

  it('asks for the version by its id when it serves no readers yet', async () => {
    const { asked } = await check({}, { workerName: 'docs', versionId: 'abc' })
    expect(asked.map(({ header }) => header)).toEqual(['docs="abc"', 'docs="abc"', 'docs="abc"'])
  })

  it('waits until the version has arrived', async () => {
    expect((await check({ '/': [{ release: 'old' }, { status: 503 }, {}] })).outcome).toBe('passed')
  })

  it.each([
    ['another release', { '/': [{ release: 'old' }] }, '/ comes from release old, not new'],
    ['an error', { '/docs': [{ status: 503 }] }, '/docs answers 503'],
    ['a redirect', { '/docs': [{ status: 301 }] }, '/docs answers 301'],
    ['half a document', { '/docs': [{ body: '<html><body>' }] }, '/docs is not a whole document'],
    ['a missing entry', { '/assets/entry.js': [{ status: 404 }] }, '/assets/entry.js answers 404'],
  ])('fails on %s', async (_name, responses, reason) => {
    expect((await check(responses)).outcome).toBe(`the smoke check failed: ${reason}`)
  })

  it('fails when the site cannot be reached', async () => {
    const run = smokeCheck({
      fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no such host') })),
      wait: async () => {},
      attempts: 2,
    })
    await expect(run(target)).rejects.toThrow('https://docs.example: fetch failed (no such host)')
  })
})
