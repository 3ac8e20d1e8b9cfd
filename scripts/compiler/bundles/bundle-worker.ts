// The Worker's bundles: worker/index.ts, and what it loads with the first call to /mcp and with the first use of a tool,
// beside the release's manifest and core as modules of their own.

import { join } from 'node:path'
import type { BuildOptions, Plugin } from 'esbuild'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { FileReads } from '../../graph/world.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { bundle, DEFINED } from './bundle.ts'
import { withoutUnusedSchemas } from './plugins/unused-schemas.ts'
import { withoutApi } from './plugins/without-api.ts'

/** What the Worker's code imports of the release, and the files in dist/worker/ that provide it. */
const RELEASE_MODULES = {
  '#release/manifest': './manifest.js',
  '#release/core': './core.js',
  '#release/mcp': './mcp.js',
}

export interface BundledWorker {
  code: string
  packages: string[]
}

export interface BundledMcp {
  /** By file name: `mcp.js`, and what it loads on use. */
  modules: Record<string, string>
  packages: string[]
}

/** Without the alias the bundle holds React's legacy renderer too: 100 KB more. */
const REACT_SERVER = join(PROJECT_ROOT, 'node_modules/react-dom/cjs/react-dom-server.edge.production.js')

/** The whole Worker: what a Worker version runs, over the configuration that the pages were built with. */
export function bundleWorker(reads: FileReads, config: SiteConfig): Promise<BundledWorker> {
  return bundleEntry(reads, 'worker', 'worker/index.ts', [configInPlace(config)])
}

/** The server at /mcp. Its packages would double what a cold page waits for, and its parsers what a cold call does. */
export async function bundleMcp(reads: FileReads, config: SiteConfig, hasApi: boolean): Promise<BundledMcp> {
  const { files } = await bundle(reads, 'mcp', {
    ...SETTINGS,
    entryPoints: { mcp: 'worker/mcp/serve-mcp.ts' },
    splitting: true,
    chunkNames: 'mcp-[name]-[hash]',
    // In its form for workerd the server's package builds all schemas of both eras while it is loaded, which is meant
    // for the start of a Worker. Here that would be the first call.
    conditions: CONDITIONS.filter((condition) => condition !== 'workerd'),
    // A parser asks for a variable that switches its log on, and workerd would build all of `process` for that.
    define: { ...DEFINED, process: 'undefined' },
    plugins: [configInPlace(config), withoutUnusedSchemas, ...(hasApi ? [] : [withoutApi])],
  })
  return {
    modules: Object.fromEntries(files.map(({ name, text }) => [name, text])),
    packages: [...new Set(files.flatMap(({ packages }) => packages))].sort(),
  }
}

/** Puts a configuration in the place of site/site.config.ts. */
function configInPlace(config: SiteConfig): Plugin {
  const json = JSON.stringify(config)
  return {
    name: 'site configuration',
    setup(build) {
      build.onLoad({ filter: /[\\/]site[\\/]site\.config\.ts$/ }, () => ({
        contents: `export const siteConfig = ${json}`,
        loader: 'js',
      }))
    },
  }
}

/** The application without its manifest, for the development server: exports `createApp`. */
export function bundleWorkerApp(reads: FileReads): Promise<BundledWorker> {
  return bundleEntry(reads, 'worker-app', 'worker/app.ts')
}

const CONDITIONS = ['workerd', 'worker', 'browser']

const SETTINGS = {
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['cloudflare:workers'],
} satisfies BuildOptions

async function bundleEntry(
  reads: FileReads,
  name: string,
  entryPoint: string,
  plugins: Plugin[] = [],
): Promise<BundledWorker> {
  const { files } = await bundle(reads, name, {
    ...SETTINGS,
    entryPoints: [entryPoint],
    conditions: CONDITIONS,
    alias: { 'react-dom/server': REACT_SERVER, ...RELEASE_MODULES },
    external: [...Object.values(RELEASE_MODULES), ...SETTINGS.external],
    plugins,
  })
  const { text, packages } = files[0]!
  return { code: text, packages }
}

/** A value as a module. `JSON.parse` of a literal starts faster than the same value as an object literal. */
export function jsonModule(value: unknown): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})\n`
}
