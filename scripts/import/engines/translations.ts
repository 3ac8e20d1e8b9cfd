// Pages in other languages, which a site of one language leaves out.

import { posix } from 'node:path'
import type { Report } from '../found/import-problem.ts'
import { filesBelow } from './page-path.ts'

/** The routes that are in no folder of another language; each of those folders is reported once. */
export function reportTranslations(
  routes: readonly string[],
  languages: readonly string[],
  folder: string,
  report: Report,
): string[] {
  for (const language of languages) {
    const [first, ...others] = filesBelow(routes, language)
    if (first === undefined) continue
    report({
      kind: 'translation',
      file: posix.join(folder, language, first),
      line: 1,
      column: 1,
      what: `${others.length + 1} files in the language \`${language}\` were left out`,
      fix: 'import them into a site of their own',
    })
  }
  return routes.filter((route) => !languages.includes(route.split('/')[0]!))
}
