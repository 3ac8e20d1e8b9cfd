// Writes values into the files of Miniflare's embedded KV while no workerd has them open: a file for each, and all rows in
// one transaction. Through workerd, a value costs two to three milliseconds of CPU time.
//
// The layout is Miniflare's own, and another version may change it. So this only saves work: what the KV does not list
// once it runs, the Worker of local-kv.ts puts.

import { createHash, createHmac } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The class of Miniflare's Durable Object that is a KV namespace, as the runtime names its folder. */
const OBJECT = 'miniflare-KVNamespaceObject'

const TABLE = `
  CREATE TABLE IF NOT EXISTS _mf_entries (
    key TEXT PRIMARY KEY,
    blob_id TEXT NOT NULL,
    expiration INTEGER,
    metadata TEXT
  );
  CREATE INDEX IF NOT EXISTS _mf_entries_expiration_idx ON _mf_entries(expiration);
`

interface KvValue {
  key: string
  /** File with the bytes. It is copied: what happens to the KV's own must not reach it. */
  file: string
  /** Name of the copy, the same for the same bytes. */
  name: string
}

/**
 * Adds the values whose keys are new, and returns how many these were; `undefined` if the files cannot be written.
 * `folder` is the one that Miniflare keeps its resources in.
 */
export function writeKvFiles(
  folder: string,
  namespace: string,
  values: readonly KvValue[],
): number | undefined {
  try {
    const blobs = join(folder, 'kv', namespace, 'blobs')
    const objects = join(folder, 'kv', OBJECT)
    for (const made of [blobs, objects]) mkdirSync(made, { recursive: true })
    const database = new DatabaseSync(join(objects, `${objectId(namespace)}.sqlite`))
    try {
      return addRows(database, values, ({ file, name }) => copyFileSync(file, join(blobs, name)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function addRows(database: DatabaseSync, values: readonly KvValue[], copy: (value: KvValue) => void): number {
  // After a power cut, the files are made again once .wrangler/ is deleted.
  database.exec('PRAGMA synchronous = OFF; BEGIN')
  database.exec(TABLE)
  const rows = database.prepare('SELECT key FROM _mf_entries').all()
  const known = new Set(rows.map(({ key }) => key))
  const added = values.filter(({ key }) => !known.has(key))
  const add = database.prepare('INSERT INTO _mf_entries (key, blob_id) VALUES (?, ?)')
  for (const value of added) {
    copy(value)
    add.run(value.key, value.name)
  }
  database.exec('COMMIT')
  return added.length
}

/** The id that workerd derives from the name of a Durable Object: its file is named after it. */
function objectId(name: string): string {
  const key = createHash('sha256').update(OBJECT).digest()
  const half = (text: string | Buffer): Buffer =>
    createHmac('sha256', key).update(text).digest().subarray(0, 16)
  const named = half(name)
  return Buffer.concat([named, half(named)]).toString('hex')
}
