// Two releases in one KV, each with its own Worker, switched a thousand times under load: responses never mix.

import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '#scripts/compiler/release/assemble-release.ts'
import { jsonModule } from '#scripts/compiler/bundles/bundle-worker.ts'
import { readWorkerSettings } from '#scripts/local/worker-settings.ts'
import { blobKey } from '#site/model/release.ts'
import { makeRelease } from './hand-made-release.ts'
import { bundleControlledWorker } from './start-test-worker.ts'

const SWITCHES = 1000
const READERS = 4
const PATHS = ['/', '/docs', '/docs/api', '/docs/api/errors', '/docs/api/authentication']

/** Simulates Cloudflare's version routing: every request goes to the version that is current when it arrives. */
const FRONT = `
let current = 'FIRST'
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname !== '/__switch') return env[current].fetch(request)
    current = current === 'FIRST' ? 'SECOND' : 'FIRST'
    return new Response(current)
  },
}`

let miniflare: Miniflare
let url: string
const releases = new Map<string, { release: Release; edition: string }>()

beforeAll(async () => {
  const workerCode = await bundleControlledWorker()
  const first = makeRelease({ workerCode, edition: 'first' })
  const second = makeRelease({ workerCode, edition: 'second' })
  releases.set(first.manifest.id, { release: first, edition: 'first' })
  releases.set(second.manifest.id, { release: second, edition: 'second' })
  miniflare = new Miniflare({
    port: 0,
    telemetry: { enabled: false },
    handleStructuredLogs: () => undefined,
    workers: [
      workerOf(
        'front',
        { 'index.js': FRONT },
        {
          FIRST: { type: 'worker', worker: 'first' },
          SECOND: { type: 'worker', worker: 'second' },
        },
      ),
      releaseWorker('first', first),
      releaseWorker('second', second),
    ],
  })
  url = (await miniflare.ready).origin
  const namespace = await miniflare.getKVNamespace('CONTENT', 'first')
  for (const [hash, bytes] of [...first.blobs, ...second.blobs]) {
    await namespace.put(blobKey(hash), Uint8Array.from(bytes).buffer)
  }
})
afterAll(() => miniflare.dispose())

type Environment = Record<
  string,
  { type: 'worker'; worker: string } | { type: 'kv'; id: string } | { type: 'text'; value: string }
>

function workerOf(name: string, modules: Record<string, string>, env: Environment) {
  const { compatibilityDate } = readWorkerSettings()
  const entries = Object.entries(modules).map(([file, contents]) => [
    file,
    { type: 'esm' as const, contents },
  ])
  return {
    config: {
      name,
      compatibilityDate,
      manifest: { mainModule: 'index.js', modulesRoot: '/', modules: Object.fromEntries(entries) },
      env,
    },
  }
}

function releaseWorker(name: string, { manifest, core, workerCode }: Release) {
  return workerOf(
    name,
    {
      'index.js': workerCode,
      'mcp.js': '',
      'manifest.js': jsonModule(manifest),
      'core.js': jsonModule(core),
    },
    { CONTENT: { type: 'kv', id: 'content' }, INDEXED: { type: 'text', value: 'true' } },
  )
}

/** Loads a page as a browser would, including what the page requests afterwards. Returns its release. */
async function readPage(path: string): Promise<string> {
  const response = await fetch(url + path)
  const html = await response.text()
  const id = response.headers.get('x-release')!
  const { release, edition } = releases.get(id)!
  expect(response.status).toBe(200)
  expect(/data-release="([^"]+)"/.exec(html)![1]).toBe(id)
  expect(/data-edition="([^"]+)"/.exec(html)![1]).toBe(edition)
  expect(html).toContain(`"release":"${id}"`)
  expect(html).toMatch(/<\/html>$/)

  const { assets, pages, routes } = release.manifest
  const script = await fetch(url + assets.entry.url)
  expect([script.status, await script.text()]).toEqual([200, `console.log("${edition}")\n`])
  const record = await fetch(`${url}/_page/${pages[path]!.hash}`)
  expect([record.status, (await record.text()).includes(`data-edition="${edition}"`)]).toEqual([200, true])
  expect((await fetch(`${url}/assets/routes.${routes}.json`)).status).toBe(200)
  return id
}

describe('a release switched under load', () => {
  it('a thousand times never mixes or fails, and everything that older pages request is still served', async () => {
    const end = new AbortController()
    const seen = new Map<string, number>()
    const reader = async (start: number) => {
      for (let turn = start; !end.signal.aborted; turn++) {
        const id = await readPage(PATHS[turn % PATHS.length]!)
        seen.set(id, (seen.get(id) ?? 0) + 1)
      }
    }
    const readers = Array.from({ length: READERS }, (_, start) => reader(start))
    for (let count = 0; count < SWITCHES; count++) expect((await fetch(`${url}/__switch`)).status).toBe(200)
    end.abort()
    await Promise.all(readers)
    expect(seen.size).toBe(2)
    expect(Math.min(...seen.values())).toBeGreaterThan(20)
  })

  it('never returns 304 for the document of another release', async () => {
    const first = await fetch(`${url}/docs`)
    const tag = first.headers.get('etag')!
    await fetch(`${url}/__switch`)
    const second = await fetch(`${url}/docs`, { headers: { 'if-none-match': tag } })
    expect(second.status).toBe(200)
    expect(second.headers.get('x-release')).not.toBe(first.headers.get('x-release'))
  })
})
