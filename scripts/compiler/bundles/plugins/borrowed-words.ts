// Lets code that the search worker loads on use take what it shares with the worker from it: as a module of both it would
// be a chunk, one more request before the worker starts, and as a copy it would be loaded twice.

import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { LENT } from '#site/search/answer/lent-words.ts'
import { PROJECT_ROOT } from '../../../project/project-root.ts'

/** Code that only `answer-finder.ts` leads to. */
const BORROWER =
  /[\\/]search[\\/]answer[\\/](?:answer-finder|fact-document|fact-family|find-fact|find-not-offered|word-rarity|words-meant)\.ts$/
const LENDER = resolve(PROJECT_ROOT, 'site/search/answer/lent-words.ts')
const BORROWED = '?borrowed'

export const borrowedWords: Plugin = {
  name: 'words that the search worker lends',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir, importer, kind }) =>
      kind === 'import-statement' && BORROWER.test(importer) && !BORROWER.test(resolve(resolveDir, path))
        ? { path: LENDER, suffix: BORROWED }
        : undefined,
    )
    onLoad({ filter: /[\\/]lent-words\.ts$/ }, ({ suffix }) =>
      suffix === BORROWED
        ? { contents: `export const { ${Object.keys(LENT).join(', ')} } = globalThis.lent`, loader: 'js' }
        : undefined,
    )
  },
}
