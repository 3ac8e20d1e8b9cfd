// Where an imported package is found, as Node and esbuild look for it: in node_modules/ of the importer's folder and of
// every folder above. Every place that it tries is recorded, because a package that appears in an earlier one would
// change the result.

import { basename, dirname, join } from 'node:path'

/** Of all that is read, what this needs. Paths are absolute. */
interface PathReads {
  kind(path: string): 'file' | 'folder' | 'none'
  realPath(path: string): string | undefined
}

/** The real folder of a package, links followed: its own imports are resolved from there. */
export function findPackage(name: string, from: string, reads: PathReads): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (basename(folder) !== 'node_modules') {
      const modules = join(folder, 'node_modules')
      const found = join(modules, name)
      if (reads.kind(modules) === 'folder' && reads.kind(join(found, 'package.json')) === 'file')
        return reads.realPath(found)
    }
    if (folder === dirname(folder)) return undefined
  }
}

/** The package that an import names; undefined for a path, a name from `imports` in package.json, or a built-in module. */
export function packageNamed(specifier: string): string | undefined {
  return /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/.exec(specifier)?.[0]
}
