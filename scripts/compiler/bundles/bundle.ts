// The use of esbuild for the site's own code: what went in, what came out, and a cache by content.
// What each bundle adds to the settings is in bundle-client.ts and bundle-worker.ts.

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { Fault } from '../../terminal/run-command.ts'
import { hashOf } from '../../project/blob-set.ts'
import { keep, readKept } from '../../project/cached-value.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

export interface BundleFile {
  /** File name as esbuild chose it. */
  name: string
  /** Source file, for an entry point. */
  entryPoint?: string
  text: string
  /** Names of the files of the same bundle that the text refers to. */
  refersTo: string[]
  /** Folders of the packages in it: `node_modules/react`. */
  packages: string[]
}

export interface Bundle {
  files: BundleFile[]
}

interface StoredBundle extends Bundle {
  /** Hash of every source, by path from the project's root. */
  inputs: Record<string, string>
}

const SETTINGS = {
  absWorkingDir: PROJECT_ROOT,
  bundle: true,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  minify: true,
  outdir: 'out',
} satisfies BuildOptions

/** Bundles, or takes the stored result when settings and all sources are what they were. */
export async function bundle(name: string, options: BuildOptions, cacheFolder?: string): Promise<Bundle> {
  const settings = { ...SETTINGS, ...options }
  const key = hashOf(JSON.stringify([packageVersion('esbuild'), settings]))
  const file = cacheFolder === undefined ? undefined : join(cacheFolder, `bundle-${name}.json`)
  const kept = file === undefined ? undefined : readKept<StoredBundle>(file, key)?.value
  if (kept && Object.entries(kept.inputs).every(([input, hash]) => hashOfFile(input) === hash)) return kept
  // Loaded only when something has to be bundled.
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({ ...settings, write: false, metafile: true })
  refuseDevelopmentCode(name, metafile)
  const fresh: StoredBundle = {
    inputs: Object.fromEntries(Object.keys(metafile.inputs).map((input) => [input, hashOfFile(input)])),
    files: outputFiles.map(({ path, text }) => describeFile(basename(path), text, metafile)),
  }
  if (file !== undefined) keep(file, key, fresh)
  return fresh
}

function describeFile(name: string, text: string, metafile: Metafile): BundleFile {
  const output = metafile.outputs[`out/${name}`]!
  const own = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
  return {
    name,
    text,
    refersTo: output.imports.map(({ path }) => basename(path)).filter((file) => own.has(file)),
    packages: packagesIn(output),
    ...(output.entryPoint && { entryPoint: output.entryPoint }),
  }
}

/** Files that gave bytes to an output. */
function bundledFiles({ inputs }: Metafile['outputs'][string]): string[] {
  return Object.keys(inputs).filter((file) => inputs[file]!.bytesInOutput > 0)
}

function packagesIn(output: Metafile['outputs'][string]): string[] {
  const folders = bundledFiles(output).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
  return [...new Set(folders.filter((folder) => folder !== undefined))].sort()
}

function refuseDevelopmentCode(name: string, metafile: Metafile): void {
  const files = Object.values(metafile.outputs).flatMap(bundledFiles)
  const wrong = files.find((file) => /\.development(?:\.min)?\.js$/.test(file))
  if (wrong) throw new Fault(`The ${name} bundle holds a development build: ${wrong}`)
}

function hashOfFile(file: string): string {
  const path = join(PROJECT_ROOT, file)
  return existsSync(path) ? hashOf(readFileSync(path)) : ''
}

function packageVersion(name: string): string {
  return JSON.parse(readFileSync(join(PROJECT_ROOT, 'node_modules', name, 'package.json'), 'utf8')).version
}
