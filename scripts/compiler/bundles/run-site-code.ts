// Runs bundled modules that import React components, which Node cannot load from their sources.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { PROJECT_ROOT } from '../../project/project-root.ts'

/** The last few, so that a long-lived process does not keep all that it has ever run. */
const loaded = new Map<string, unknown>()
const MAX_LOADED = 4

/** Exports of a bundled module. The same code is run once. */
export function runSiteCode<Exports>(code: string): Exports {
  const known = loaded.get(code)
  if (known !== undefined) return known as Exports
  const require = createRequire(join(PROJECT_ROOT, 'package.json'))
  const exports = runCommonJs<Exports>(code, require, 'site.cjs')
  if (loaded.size >= MAX_LOADED) loaded.delete(loaded.keys().next().value!)
  loaded.set(code, exports)
  return exports
}

/** Runs CommonJS code and returns its exports. The code is freed with its exports. */
export function runCommonJs<Exports>(
  code: string,
  require: (name: string) => unknown,
  filename: string,
): Exports {
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require)
  return module.exports as Exports
}
