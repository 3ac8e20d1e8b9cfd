// Runs esbuild over the site's own code, and records what it has read. The settings of each bundle are in
// bundle-client.ts and bundle-worker.ts.

import { statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { InternalError } from '../../project/errors.ts'
import { findPackage, packageNamed } from '../../graph/imports/find-package.ts'
import type { FileReads } from '../../graph/world.ts'
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

export const DEFINED = { 'process.env.NODE_ENV': '"production"' }

const SETTINGS = {
  absWorkingDir: PROJECT_ROOT,
  bundle: true,
  charset: 'utf8',
  define: DEFINED,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
  minify: true,
  outdir: 'out',
} satisfies BuildOptions

/** How often a bundle is made again because a source was saved in the meantime. */
const MAX_ATTEMPTS = 5

/** Bundles, and records in `reads` what esbuild has read. */
export async function bundle(reads: FileReads, name: string, options: BuildOptions): Promise<Bundle> {
  // Loaded only when something has to be bundled.
  const { build } = await import('esbuild')
  for (let attempt = 1; ; attempt++) {
    const started = Date.now()
    const { metafile, outputFiles } = await build({ ...SETTINGS, ...options, write: false, metafile: true })
    const inputs = Object.entries(metafile.inputs).map(([input, { imports }]) => ({
      path: resolve(PROJECT_ROOT, input),
      imports,
    }))
    if (attempt < MAX_ATTEMPTS && inputs.some(({ path }) => wasWrittenSince(path, started))) continue
    refuseDevelopmentCode(name, metafile)
    noteInputs(inputs, reads)
    return { files: outputFiles.map(({ path, text }) => describeFile(basename(path), text, metafile)) }
  }
}

function wasWrittenSince(path: string, time: number): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= time
}

interface Input {
  path: string
  imports: Metafile['inputs'][string]['imports']
}

/**
 * Beside the sources esbuild looks for packages, in each folder upwards, and for settings: a package's description, a
 * tsconfig.json in each folder upwards.
 */
function noteInputs(inputs: readonly Input[], reads: FileReads): void {
  const folders = new Set<string>()
  reads.read(join(PROJECT_ROOT, 'package.json'))
  for (const { path, imports } of inputs) {
    reads.read(path)
    const packages = imports.map(({ original, path }) => packageNamed(original ?? path))
    for (const name of new Set(packages)) if (name !== undefined) findPackage(name, dirname(path), reads)
    for (
      let folder = dirname(path);
      !folders.has(folder) && folder !== dirname(folder);
      folder = dirname(folder)
    )
      folders.add(folder)
  }
  for (const folder of folders) {
    if (folder.includes('/node_modules/')) reads.read(join(folder, 'package.json'))
    else noteSettings(join(folder, 'tsconfig.json'), reads)
  }
}

function noteSettings(file: string, reads: FileReads): void {
  const base = /"extends":\s*"([^"]+)"/.exec(reads.text(file) ?? '')?.[1]
  if (base?.startsWith('.')) noteSettings(resolve(dirname(file), base), reads)
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
  if (wrong) throw new InternalError(`The ${name} bundle holds a development build: ${wrong}`)
}
