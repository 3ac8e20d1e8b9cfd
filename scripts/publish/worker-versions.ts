// What publishing needs of Cloudflare's Worker versions, and the note by which a version names its release.
// wrangler and the API are in wrangler-versions.ts.

import type { Hash } from '#site/model/release.ts'
import type { Revision } from './revision.ts'

export interface WorkerVersion {
  id: string
  /** The release that the version serves; absent when it was not uploaded by this project's deploy. */
  release?: Hash
  /** Equal tags: same release, same wrangler.toml, same commit. */
  tag?: string
  /** ISO time. */
  createdOn: string
}

/** Share of the readers that a version serves, in percent. */
export interface Share {
  versionId: string
  percentage: number
}

export interface Deployment {
  createdOn: string
  /** The message that was passed when it was created. */
  message?: string
  shares: Share[]
}

export interface Upload {
  release: Hash
  tag: string
  /** The commit that the release was built from, if known. */
  revision?: Revision
}

export interface WorkerVersions {
  /** Newest first; empty if there is no such Worker yet. Cloudflare lists the last 100. */
  list(): Promise<WorkerVersion[]>
  /** One that may be older than the listed ones. */
  find(id: string): Promise<WorkerVersion | undefined>
  /** Newest first: the first one is live. Empty before the first deploy. */
  deployments(): Promise<Deployment[]>
  /** Uploads dist/worker as a version that no reader gets yet. */
  upload(upload: Upload): Promise<WorkerVersion>
  /** First deploy of a Worker that does not exist: uploads, releases to all and connects the routes. */
  create(upload: Upload): Promise<WorkerVersion>
  /** Divides the readers among at most two versions. */
  deploy(shares: Share[], message: string): Promise<void>
}

/** The part of a version's tag that stands for its wrangler.toml; `versionTag` writes it. */
export const settingsOfTag = (tag: string): string => tag.split('-')[1] ?? ''

/** Message of a deployment that is a rollback, and how to recognise one. */
export const rollbackNote = (release: Hash): string => `rollback to release ${release}`
export const returnNote = (version: string): string => `return from ${version}`
export const isWayBack = (message: string | undefined): boolean =>
  /^(?:rollback to|return from) /.test(message ?? '')

const RELEASE_NOTE = /^release ([0-9a-f]{32})\b/

/** Longest message of a version that wrangler does not truncate. */
const MAX_NOTE_BYTES = 900

/** Message of a version: the only link from a version back to its release. Names commit, author and message too. */
export function releaseNote(release: Hash, revision?: Revision): string {
  if (!revision) return `release ${release}`
  const { commit, author, subject, changed } = revision
  const state = changed ? ' with uncommitted changes' : ''
  const note = `release ${release}, commit ${commit}${state} by ${author}: ${subject}`
  return Buffer.from(note)
    .subarray(0, MAX_NOTE_BYTES)
    .toString()
    .replace(/\ufffd$/, '')
}

export function releaseOfNote(message: string | undefined): Hash | undefined {
  return RELEASE_NOTE.exec(message ?? '')?.[1]
}

/** The list, and those of `ids` that it lacks and Cloudflare still has. */
export async function withUnlisted(
  versions: WorkerVersions,
  list: readonly WorkerVersion[],
  ids: Iterable<string>,
): Promise<WorkerVersion[]> {
  const listed = new Set(list.map(({ id }) => id))
  const found: WorkerVersion[] = []
  for (const id of new Set(ids)) {
    const version = listed.has(id) ? undefined : await versions.find(id)
    if (version) found.push(version)
  }
  return [...list, ...found]
}
