// Runs modules that import React components, which Node cannot: bundled with React in production mode, kept by content.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { bundle } from './bundle.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

/** Exports of a source module of this project and all that it imports. `entry` is relative to the project's root. */
export async function loadSiteModule<T>(name: string, entry: string, cacheDirectory?: string): Promise<T> {
  const options = { entryPoints: [entry], format: 'cjs' as const, platform: 'node' as const }
  const { files } = await bundle(name, options, cacheDirectory)
  return runCommonJs<T>(files[0]!.text, createRequire(join(PROJECT_ROOT, 'package.json')), entry)
}

/** Runs CommonJS code and returns its exports. Nothing keeps the code when the exports are let go. */
export function runCommonJs<T>(code: string, require: (name: string) => unknown, filename: string): T {
  const module = { exports: {} }
  compileFunction(code, ['module', 'exports', 'require'], { filename })(module, module.exports, require)
  return module.exports as T
}
