import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BlobStore } from '#scripts/publish/blob-store.ts'
import { cloudflareClient } from '#scripts/publish/cloudflare/cloudflare-client.ts'
import { cloudflareStore } from '#scripts/publish/cloudflare/cloudflare-store.ts'
import { explainRefusals } from '#scripts/publish/cloudflare/connect.ts'
import { sendMissingBlobs } from '#scripts/publish/send-blobs.ts'
import { KvApi, type Fault } from './stand-in/kv-api.ts'
import { releaseOf } from './release-fixture.ts'

const release = releaseOf(
  Object.fromEntries(Array.from({ length: 8 }, (_, page) => [`/docs/${page}`, `page ${page}`])),
)

let api: KvApi
let store: BlobStore

beforeEach(async () => {
  api = new KvApi()
  const client = cloudflareClient({
    apiToken: 'token',
    baseURL: await api.start(),
    timeout: 300,
    maxRetries: 3,
  })
  store = cloudflareStore(client, { accountId: 'account', namespaceId: 'namespace' })
})

afterEach(() => api.stop())

function send(): Promise<unknown> {
  return sendMissingBlobs(store, release, { report: () => {}, now: () => 1000, wait: async () => {} })
}

function storedTexts(): string[] {
  return [...api.values.values()].map((value) => value.bytes.toString()).toSorted()
}

const pages = Array.from({ length: 8 }, (_, page) => `page ${page}`)

describe('KV through Cloudflare’s client', () => {
  const kinds: [string, Fault['kind']][] = [
    ['429 with Retry-After', 'too-many'],
    ['500', 'broken'],
    ['no answer in time', 'hang'],
    ['a dropped connection', 'drop'],
  ]
  it.each(kinds)('uploads all blobs although the first requests meet %s', async (_name, kind) => {
    api.faults = [
      { method: 'GET', path: '/keys', kind, times: 1 },
      { method: 'PUT', path: '/bulk', kind, times: 1 },
    ]
    await send()
    expect(storedTexts()).toEqual(pages)
    expect(api.faults.map((fault) => fault.times)).toEqual([0, 0])
  })

  it('retries exactly the keys that a bulk request rejected', async () => {
    api.faults = [{ method: 'PUT', path: '/bulk', kind: 'partial', times: 2 }]
    await send()
    expect(storedTexts()).toEqual(pages)
    expect(api.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3)
  })

  it('gives up with a line that says what to do when KV stays down', async () => {
    api.faults = [{ method: 'PUT', path: '/bulk', kind: 'broken', times: 99 }]
    await expect(explainRefusals(send)).rejects.toThrow(
      /^Cloudflare's API returned an error \(500, internal error\): run the command again/,
    )
    expect(storedTexts()).toEqual([])
  })

  it('says what was refused, and where the permissions are, when the token is rejected', async () => {
    api.faults = [{ method: 'GET', path: '/keys', kind: 'forbidden', times: 99 }]
    await expect(explainRefusals(send)).rejects.toThrow(
      /refused the token \(403\) for GET \/storage\/kv\/namespaces\/namespace\/keys: "npm run doctor" says what it lacks, and docs\/operations\.md/,
    )
    expect(api.requests).toHaveLength(1)
  })

  it('asks for a new token where there is no such token', async () => {
    api.faults = [{ method: 'GET', path: '/keys', kind: 'unknown-token', times: 99 }]
    await expect(explainRefusals(send)).rejects.toThrow(
      /rejected the API token \(401\): it is invalid or has expired\. Create a new one/,
    )
  })

  it('does not ask for a repetition where the account lacks what was asked for', async () => {
    api.faults = [{ method: 'GET', path: '/keys', kind: 'missing', times: 99 }]
    await expect(explainRefusals(send)).rejects.toThrow(
      /^Cloudflare's API returned an error \(404, namespace not found\): "npm run doctor" compares/,
    )
  })

  it('throws when the same keys are rejected repeatedly', async () => {
    api.faults = [{ method: 'PUT', path: '/bulk', kind: 'partial', times: 99 }]
    await expect(store.putMany([{ key: 'c/1', value: Buffer.from('x') }])).rejects.toThrow(
      /^1 of 1 keys were not stored after 5 requests \(first: c\/1\): run the command again/,
    )
  })

  it('retries deletions that a bulk request left over', async () => {
    await send()
    api.faults = [{ method: 'POST', path: '/bulk/delete', kind: 'partial', times: 1 }]
    await store.deleteMany([...api.values.keys()])
    expect(api.values.size).toBe(0)
  })

  it('lists every key across pages, with its metadata', async () => {
    await send()
    const keys = await store.list('c/')
    expect(keys).toHaveLength(8)
    expect(keys[0]).toMatchObject({ metadata: { sentAt: 1000 } })
  })

  it('stores bytes unchanged, text or not', async () => {
    const values = [Buffer.from([0xff, 0xfe, 0, 1, 0x80]), Buffer.from('\ufeffgrüße “€” 🙂'), Buffer.from('')]
    await store.putMany(values.map((value, index) => ({ key: `c/${index}`, value })))
    for (const [index, value] of values.entries()) {
      expect(Buffer.from((await store.get(`c/${index}`))!)).toEqual(value)
    }
  })

  it('distinguishes a missing key from a failure', async () => {
    expect(await store.get('c/none')).toBeUndefined()
    api.faults = [{ method: 'GET', path: '/values/', kind: 'forbidden', times: 9 }]
    await expect(store.get('c/none')).rejects.toThrow('403')
  })
})
