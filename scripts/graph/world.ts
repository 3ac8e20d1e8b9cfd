// The outside world as one run of the graph sees it: files, folders, environment, version control. What has been read
// stays the same until the run ends.

import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Hash } from '#site/model/release.ts'
import { hashOf } from '../project/hash-of.ts'
import type { PathKind } from './store/dependency.ts'

interface FolderEntry {
  name: string
  /** Links to files are files; links to folders are not followed, since they may form a circle, and stay links. */
  kind: 'file' | 'folder' | 'link' | 'other'
}

/** Reading that is not recorded, for code that runs both in steps and outside of them. Paths are absolute. */
export interface FileReads {
  /** Bytes of a file; undefined where there is none. */
  read(path: string): Buffer | undefined
  text(path: string): string | undefined
  kind(path: string): PathKind
  /** The path without links; undefined where there is nothing. */
  realPath(path: string): string | undefined
  /** Entries sorted by name; undefined where there is no folder. */
  list(path: string): FolderEntry[] | undefined
}

export interface World extends FileReads {
  hashOfFile(path: string): Hash | null
  hashOfList(path: string): Hash | null
  env(name: string): string | undefined
  commit(folder: string): Promise<string | null>
  /** Forgets a file or folder that has changed, all that is below it, and the folders above it. */
  forget(path: string): void
}

export function createWorld(): World {
  const files = new Map<string, Buffer | undefined>()
  const hashes = new Map<string, Hash | null>()
  const kinds = new Map<string, PathKind>()
  const targets = new Map<string, string | undefined>()
  const lists = new Map<string, FolderEntry[] | undefined>()
  const commits = new Map<string, Promise<string | null>>()
  const world: World = {
    read: (path) => remembered(files, path, readBytes),
    text: (path) => world.read(path)?.toString('utf8'),
    kind: (path) => remembered(kinds, path, kindOf),
    realPath: (path) => remembered(targets, path, realPathOf),
    list: (path) => remembered(lists, path, entriesOf),
    hashOfFile: (path) =>
      remembered(hashes, path, () => {
        const bytes = world.read(path)
        return bytes === undefined ? null : hashOf(bytes)
      }),
    hashOfList(path) {
      const entries = world.list(path)
      return entries === undefined ? null : hashOf(JSON.stringify(entries))
    },
    env: (name) => process.env[name],
    commit: (folder) => remembered(commits, folder, commitOf),
    forget(path) {
      files.delete(path)
      hashes.delete(path)
      if (lists.has(path))
        for (const known of [files, hashes, kinds, targets, lists])
          for (const key of known.keys()) if (key.startsWith(`${path}/`)) known.delete(key)
      for (let at = path; at !== dirname(at); at = dirname(at)) {
        kinds.delete(at)
        targets.delete(at)
        lists.delete(at)
      }
    },
  }
  return world
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, find: (key: Key) => Value): Value {
  if (known.has(key)) return known.get(key)!
  const value = find(key)
  known.set(key, value)
  return value
}

/** A file that exists but cannot be read must not count as missing. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE'])

function found<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (UNREADABLE.has(String((error as NodeJS.ErrnoException).code))) throw error
    return undefined
  }
}

const readBytes = (path: string): Buffer | undefined => found(() => readFileSync(path))

function kindOf(path: string): PathKind {
  const stats = found(() => statSync(path, { throwIfNoEntry: false }))
  if (stats?.isFile()) return 'file'
  return stats?.isDirectory() ? 'folder' : 'none'
}

function realPathOf(path: string): string | undefined {
  return kindOf(path) === 'none' ? undefined : realpathSync(path)
}

function entriesOf(path: string): FolderEntry[] | undefined {
  return found(() => readdirSync(path, { withFileTypes: true }))
    ?.map((entry): FolderEntry => {
      const { name } = entry
      if (entry.isSymbolicLink()) return { name, kind: kindOf(join(path, name)) === 'file' ? 'file' : 'link' }
      return { name, kind: entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other' }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The id of the commit, and of the commits where a shallow clone ends. Null where there is no repository. */
function commitOf(folder: string): Promise<string | null> {
  return new Promise((done) => {
    execFile('git', ['-C', folder, 'rev-parse', 'HEAD', '--git-path', 'shallow'], (error, stdout) => {
      const [head, shallow] = stdout.split('\n')
      done(
        error || !head || !shallow ? null : hashOf(`${head}\n${String(readBytes(resolve(folder, shallow)))}`),
      )
    })
  })
}
