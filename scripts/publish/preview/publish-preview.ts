// Publishes a preview: blobs, register, Worker, then a version with its own address, which no reader of the site is
// sent to.

import { UsageError, UserError } from '../../project/errors.ts'
import type { Steps } from '../../terminal/progress.ts'
import type { BlobStore } from '../blob-store.ts'
import type { BuiltRelease } from '../release-on-disk.ts'
import { registerRelease } from '../release-register.ts'
import type { Revision } from '../revision.ts'
import type { RunWrangler } from '../cloudflare/run-wrangler.ts'
import { sendMissingBlobs } from '../send-blobs.ts'
import { releaseNote, type WorkerVersions } from '../worker-versions.ts'

interface PreviewOptions {
  release: BuiltRelease
  revision?: Revision
  /** First label of the preview's host. */
  alias: string
  store: BlobStore
  versions: WorkerVersions
  runWrangler: RunWrangler
  steps: Steps
  report: (line: string) => void
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

/** Publishes the preview. Returns its address. */
export async function publishPreview(options: PreviewOptions): Promise<string> {
  const { release, revision, alias, store, versions, steps, now } = options
  const { stored } = release
  await steps.run('send blobs', () => sendMissingBlobs(store, release, options))
  await steps.run('register release', () => registerRelease(store, stored, now()))
  const tag = `${alias}-${stored.id.slice(0, 12)}${revision ? `-${revision.commit.slice(0, 12)}` : ''}`
  if ((await versions.list()).length === 0) {
    await steps.run('create the Worker of the previews', () =>
      versions.create({ release: stored.id, tag, revision }),
    )
  }
  return steps.run('upload the version', async () => {
    const note = releaseNote(stored.id, revision)
    const events = await options.runWrangler([
      'versions',
      'upload',
      '--preview-alias',
      alias,
      '--tag',
      tag,
      '--message',
      note,
    ])
    const done = events.find(({ type }) => type === 'version-upload')
    const url = done?.preview_alias_url ?? done?.preview_url
    if (url) return url
    throw new UserError('wrangler returned no preview URL: does the account have a workers.dev subdomain?')
  })
}

/** `pr-12`, or a branch's name in a form that a host allows. */
export function previewAlias(name: string): string {
  const alias = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 30)
    .replace(/-+$/, '')
  if (alias === '') throw new UsageError(`"${name}" has no letter that a host name could begin with`)
  return alias
}
