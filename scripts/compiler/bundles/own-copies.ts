// Gives what checks a pasted request its own copies of the two small modules that it shares with the search worker. Code
// that a worker shares with what it loads later is a chunk to the bundler: one more request before the worker starts.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const SHARED = /\/(?:secret-text|passes-luhn)\.ts$/
const OF_CHECK = /[\\/]site[\\/]api[\\/]/
/** Makes the bundler take a file for another one; what a copy imports is a copy too. */
const COPY = '?copy'

export const ownCopies: Plugin = {
  name: 'own copies of shared modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: SHARED }, ({ path, resolveDir, importer, pluginData }) =>
      OF_CHECK.test(importer) || pluginData === COPY
        ? { path: join(resolveDir, path), suffix: COPY }
        : undefined,
    )
    onLoad({ filter: SHARED }, async ({ path, suffix }) =>
      suffix === COPY
        ? { contents: await readFile(path, 'utf8'), loader: 'ts', pluginData: COPY }
        : undefined,
    )
  },
}
