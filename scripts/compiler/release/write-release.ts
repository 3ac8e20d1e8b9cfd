// Writes the release to disk, atomically: beside the old one first, then in its place.

import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../../project/errors.ts'
import type { Release } from './assemble-release.ts'
import { jsonModule } from '../bundles/bundle-worker.ts'
import { canonicalJson } from '../../project/canonical-json.ts'

export interface WrittenRelease {
  /** Blobs that the folder did not hold before. */
  added: number
  /** The folder held this very release already and was left alone. */
  unchanged: boolean
}

/** Names below the output folder. */
export const RELEASE_FILES = {
  blobs: 'blobs',
  manifest: 'manifest.json',
  stored: 'release.json',
  worker: 'worker/index.js',
  workerManifest: 'worker/manifest.js',
  workerCore: 'worker/core.js',
} as const

const SWAP_ATTEMPTS = 3

export function writeRelease(release: Release, out: string): WrittenRelease {
  const files: Record<string, string> = {
    [RELEASE_FILES.manifest]: `${canonicalJson(release.manifest)}\n`,
    [RELEASE_FILES.stored]: `${canonicalJson(release.stored)}\n`,
    [RELEASE_FILES.worker]: release.workerCode,
    [RELEASE_FILES.workerManifest]: jsonModule(release.manifest),
    [RELEASE_FILES.workerCore]: jsonModule(release.core),
    ...mcpFiles(release),
  }
  const missing = release.blobs
    .sizes()
    .flatMap(([hash, size]) => (hasSize(join(out, RELEASE_FILES.blobs, hash), size) ? [] : [hash]))
  const same = Object.entries(files).every(([file, text]) => readText(join(out, file)) === text)
  if (same && missing.length === 0) return { added: 0, unchanged: true }

  const next = join(dirname(out), `.${basename(out)}.next-${process.pid}`)
  const old = join(dirname(out), `.${basename(out)}.old-${process.pid}`)
  rmSync(next, { recursive: true, force: true })
  mkdirSync(join(next, RELEASE_FILES.blobs), { recursive: true })
  mkdirSync(join(next, dirname(RELEASE_FILES.worker)))
  const absent = new Set(missing)
  for (const hash of release.blobs.keys()) {
    const target = join(next, RELEASE_FILES.blobs, hash)
    if (absent.has(hash)) writeFileSync(target, release.blobs.get(hash)!)
    else linkOrCopy(join(out, RELEASE_FILES.blobs, hash), target)
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(next, file), text)
  swap(next, out, old)
  return { added: missing.length, unchanged: false }
}

function mcpFiles({ mcpModules }: Release): Record<string, string> {
  const folder = dirname(RELEASE_FILES.worker)
  return Object.fromEntries(Object.entries(mcpModules).map(([name, text]) => [`${folder}/${name}`, text]))
}

/** The modules of a release's Worker, by file name. */
export function readWorkerModules(out: string): Record<string, string> {
  const folder = join(out, dirname(RELEASE_FILES.worker))
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** Refuses an output folder that contains anything but a release, because it would be replaced. */
export function requireReleaseFolder(out: string): void {
  if (!existsSync(out) || existsSync(join(out, RELEASE_FILES.stored)) || readdirSync(out).length === 0) return
  throw new UserError(
    `${out} contains files that are not part of a release, which would be deleted; choose an empty or new folder`,
  )
}

function swap(next: string, out: string, old: string): void {
  for (let attempt = 1; ; attempt++) {
    try {
      if (existsSync(out)) renameSync(out, old)
      renameSync(next, out)
      break
    } catch (error) {
      // Another build of the same folder came between the two steps.
      if (attempt === SWAP_ATTEMPTS) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

function hasSize(file: string, size: number): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === size
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Hard-links if the file system can: a blob never changes, so two names may share its bytes. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
