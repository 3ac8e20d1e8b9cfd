// What the browser's search needs of lunr: its pipeline and stemmer. The package is one file whose builder and query
// engine would come with it, three times as much. As an ES module it needs no helper of the bundler, which the worker's
// chunks would share: one more request before the worker starts.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { InternalError } from '../../../project/errors.ts'

/** Parts of the file by the comments that they begin with; the part of sets holds tokens too. */
const KEPT = ['lunr.utils', 'lunr.Set', 'lunr.Pipeline', 'lunr.stemmer']
const PART = /(?=\/\*!\n \* lunr\.)/
/** Where the function that makes everything begins, and where the file begins to hand over what it has made. */
const BEGIN = ';(function(){'
const END = '/**\n   * export the module'

export const stemmingOnly: Plugin = {
  name: 'lunr for stemming only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lunr[\\/]lunr\.js$/ }, async ({ path }) => ({
      contents: partsForStems(await readFile(path, 'utf8')),
      loader: 'js',
    }))
  },
}

/** Throws where the file is not divided as expected: a new version has to be looked at. */
export function partsForStems(source: string): string {
  const begin = source.indexOf(BEGIN)
  const end = source.lastIndexOf(END)
  const [head = '', ...parts] = source.slice(begin + BEGIN.length, end).split(PART)
  const kept = parts.filter((part) => KEPT.includes(/lunr\.\w+/.exec(part)![0]))
  if (begin < 0 || end < 0 || kept.length !== KEPT.length)
    throw new InternalError(
      `lunr.js has no parts ${KEPT.join(', ')} any more: name them anew in stemming-only.ts`,
    )
  return ['export default (function () {', head, ...kept, 'return lunr })()'].join('\n')
}
