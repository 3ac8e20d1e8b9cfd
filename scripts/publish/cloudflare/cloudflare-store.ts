// Reads and writes Workers KV with Cloudflare's own client, which waits and retries: after 408, 409, 429 (honouring
// Retry-After), 5xx, time-outs and dropped connections.

import { NotFoundError, type Cloudflare } from 'cloudflare'
import type { NamespaceBulkUpdateParams } from 'cloudflare/resources/kv/namespaces/namespaces'
import type { BlobStore, Pair, StoredKey } from '../blob-store.ts'
import { UserError } from '../../project/errors.ts'

interface KvAddress {
  accountId: string
  namespaceId: string
}

/** KV's own limit is 10,000 keys in one request. */
const KEYS_PER_DELETE = 10_000
const KEYS_PER_LIST = 1000
/** How often keys that a bulk request reports as failed are sent again. */
const PARTIAL_ROUNDS = 5
/** A deletion ends within a minute, rounds included: a deploy relies on that (confirm-blobs.ts). */
const AT_ONCE = { maxRetries: 0, timeout: 12_000 }

type KvClient = Pick<Cloudflare, 'kv'>
type BulkResult = { unsuccessful_keys?: string[] } | null

export function cloudflareStore(client: KvClient, { accountId, namespaceId }: KvAddress): BlobStore {
  const { namespaces } = client.kv
  const account_id = accountId
  return {
    async list(prefix) {
      const keys: StoredKey[] = []
      const pages = namespaces.keys.list(namespaceId, { account_id, prefix, limit: KEYS_PER_LIST })
      for await (const { name, metadata } of pages) keys.push({ name, metadata })
      return keys
    },
    async get(key) {
      try {
        const response = await namespaces.values.get(key, { account_id, namespace_id: namespaceId })
        return new Uint8Array(await response.arrayBuffer())
      } catch (error) {
        if (error instanceof NotFoundError) return undefined
        throw error
      }
    },
    async putMany(pairs) {
      await repeatFailed(
        new Map(pairs.map((pair) => [pair.key, encodePair(pair)])),
        (body) => namespaces.bulkUpdate(namespaceId, { account_id, body }),
        'stored',
      )
    },
    async deleteMany(keys) {
      for (let start = 0; start < keys.length; start += KEYS_PER_DELETE) {
        const part = keys.slice(start, start + KEYS_PER_DELETE)
        await repeatFailed(
          new Map(part.map((key) => [key, key])),
          (body) => namespaces.bulkDelete(namespaceId, { account_id, body }, AT_ONCE),
          'deleted',
        )
      }
    },
  }
}

/** Sends the entries in one request, then again those that the response names as failed. */
async function repeatFailed<Entry>(
  entries: Map<string, Entry>,
  send: (entries: Entry[]) => Promise<BulkResult>,
  done: string,
): Promise<void> {
  let open = [...entries.keys()]
  for (let round = 0; round < PARTIAL_ROUNDS && open.length > 0; round++) {
    const result = await send(open.map((key) => entries.get(key)!))
    const failed = new Set(result?.unsuccessful_keys)
    open = open.filter((key) => failed.has(key))
  }
  if (open.length > 0) {
    throw new UserError(
      `${open.length} of ${entries.size} keys were not ${done} after ${PARTIAL_ROUNDS} requests (first: ${open[0]}): run the command again; repeating it is safe`,
    )
  }
}

function encodePair({ key, value, metadata }: Pair): NamespaceBulkUpdateParams.Body {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  const text = bytes.toString('utf8')
  // Bytes that are not valid UTF-8 are sent as base64.
  const isText = Buffer.from(text, 'utf8').equals(bytes)
  const encoded = isText ? { value: text } : { value: bytes.toString('base64'), base64: true }
  return { key, ...encoded, ...(metadata && { metadata }) }
}
