// Reads a built release from dist/. Verifies what it can: format, presence, bytes against hash.

import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  HASH_PATTERN,
  RELEASE_FORMAT,
  type Hash,
  type Manifest,
  type StoredRelease,
} from '#site/model/release.ts'
import { hashOf } from '../project/hash-of.ts'
import { RELEASE_FILES } from '../compiler/release/write-release.ts'
import { UserError } from '../project/errors.ts'

export interface BuiltRelease {
  stored: StoredRelease
  manifest: Manifest
  /** Bytes of a blob. Throws if they do not match the hash that names them. */
  read(hash: Hash): Promise<Uint8Array>
}

/** Reads `directory` (dist/). Throws an error that says what to do if it does not contain a complete release. */
export function readBuiltRelease(directory: string): BuiltRelease {
  const stored = readJson<StoredRelease>(join(directory, RELEASE_FILES.stored))
  const manifest = readJson<Manifest>(join(directory, RELEASE_FILES.manifest))
  if (stored.format !== RELEASE_FORMAT || manifest.format !== RELEASE_FORMAT) {
    throw new UserError(
      `${directory} holds a release of format ${stored.format}, this code reads ${RELEASE_FORMAT}; run "npm run build"`,
    )
  }
  if (stored.id !== manifest.id || !HASH_PATTERN.test(stored.id)) {
    throw new UserError(
      `${directory} mixes two releases (${stored.id} and ${manifest.id}); run "npm run build"`,
    )
  }
  const pathOf = (hash: Hash): string => join(directory, RELEASE_FILES.blobs, hash)
  for (const [hash, size] of Object.entries(stored.blobs)) {
    const found = statSync(pathOf(hash), { throwIfNoEntry: false })?.size
    if (found !== size) {
      throw new UserError(
        `${pathOf(hash)} has ${found ?? 'no'} bytes, the release says ${size}; run "npm run build"`,
      )
    }
  }
  return {
    stored,
    manifest,
    async read(hash) {
      const bytes = await readFile(pathOf(hash))
      if (hashOf(bytes) !== hash)
        // A build knows a blob that it has written before by its size alone.
        throw new UserError(`${pathOf(hash)} was changed after the build; delete it and run "npm run build"`)
      return bytes
    },
  }
}

function readJson<Shape>(path: string): Shape {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Shape
  } catch (error) {
    throw new UserError(`${path} cannot be read; run "npm run build"`, { cause: error })
  }
}
