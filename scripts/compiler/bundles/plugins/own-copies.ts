// Gives some importers copies of small modules that others share with them. Code that two entry points share, or a worker
// and what it loads later, is a chunk to the bundler: one more request, and one more digest in every document.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Makes the bundler take a file for another one; what a copy imports is a copy too. */
const COPY = '?copy'

/** Copies modules without state; `of` and `importedBy` match paths. */
const ownCopies = ({ of, importedBy }: { of: RegExp; importedBy: RegExp }): Plugin => ({
  name: 'own copies of shared modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: of }, ({ path, resolveDir, importer, pluginData }) =>
      importedBy.test(importer) || pluginData === COPY
        ? { path: join(resolveDir, path), suffix: COPY }
        : undefined,
    )
    onLoad({ filter: of }, async ({ path, suffix }) =>
      suffix === COPY
        ? { contents: await readFile(path, 'utf8'), loader: 'ts', pluginData: COPY }
        : undefined,
    )
  },
})

/** For the search worker, which starts without what checks a pasted request and explains a failure. */
export const copiesForChecks = ownCopies({
  of: /\/(?:any-of|query-limits|secret-text|secret-keys|card-numbers|passes-luhn)\.ts$/,
  importedBy: /[\\/]site[\\/](?:api|search[\\/]answer[\\/]failure)[\\/]/,
})

/** For the modules that share React. */
export const copiesForCodeTools = ownCopies({
  of: /\/use-hydrated\.ts$/,
  importedBy: /[\\/]code-tools[\\/]/,
})

/** For the search, whose modules documents name: it shares React alone. */
export const copiesForSearch = ownCopies({
  of: /\/(?:decode-or-keep|is-input-method-key|merge-query|passes-luhn|release|storage-keys|stored-values|urls)\.ts$/,
  importedBy: /[\\/]site[\\/](?:client[\\/]islands|model[\\/]assets|search)[\\/]/,
})
