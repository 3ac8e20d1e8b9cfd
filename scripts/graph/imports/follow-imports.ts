// The code that a module loads: its own file and what it imports, at any depth.

import { dirname, join, resolve } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { findImports } from './find-imports.ts'
import { packageNamed } from './find-package.ts'

interface LoadedCode {
  /** The project's files by absolute path, with their texts. */
  texts: Map<string, string>
  packages: Set<string>
}

const SOURCE = /\.[cm]?[jt]sx?$/

/** `read` gives the text of a file, '' for none. Files that `isFollowed` turns down are left out. */
export function followImports(
  entry: string,
  read: (path: string) => string,
  isFollowed: (path: string) => boolean,
): LoadedCode {
  const texts = new Map<string, string>()
  const packages = new Set<string>()
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue
    const text = read(path)
    texts.set(path, text)
    if (!SOURCE.test(path)) continue
    for (const specifier of findImports(text)) {
      const target = resolveOwn(specifier, path)
      if (target === undefined) packages.add(packageNamed(specifier) ?? specifier)
      else if (isFollowed(target)) waiting.push(target)
    }
  }
  return { texts, packages }
}

/** Path of a module of this project; undefined for a package. */
function resolveOwn(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier)
  if (specifier.startsWith('#')) return join(PROJECT_ROOT, specifier.slice(1))
  return specifier.startsWith('/') ? specifier : undefined
}
