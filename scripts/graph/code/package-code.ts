// A package as one hash: its version and those of all packages that it depends on, as installed.

import { join } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { hashOf } from '../../project/hash-of.ts'
import { findPackage } from '../imports/find-package.ts'
import { step, type Reads } from '../step.ts'

interface Description {
  name?: string
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Input: name of the package. */
export const packageCode = step<string, string>(
  'package code',
  import.meta.url,
  (reads, name) => {
    const versions = new Map<string, string>()
    const root = findPackage(name, PROJECT_ROOT, reads)
    const waiting = root === undefined ? [] : [root]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (versions.has(folder)) continue
      const description = describePackage(folder, reads)
      versions.set(folder, `${description.name}@${description.version}`)
      const { dependencies, optionalDependencies, peerDependencies } = description
      for (const other of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
        const found = findPackage(other, folder, reads)
        if (found !== undefined) waiting.push(found)
      }
    }
    return hashOf([name, ...[...versions.values()].sort()].join('\n'))
  },
  { ofProject: true },
)

function describePackage(folder: string, reads: Reads): Description {
  try {
    return JSON.parse(reads.text(join(folder, 'package.json')) ?? '{}') as Description
  } catch {
    return {}
  }
}
