// Finds pages in other languages, which a site in one language leaves out.

import { posix } from 'node:path'
import { formatCount } from '../../terminal/measures.ts'
import type { Report } from '../found/import-problem.ts'

/**
 * The routes that are in no folder of another language; each of those folders is reported once. A folder may be written
 * `zh-CN` where the configuration says `zh-cn`.
 */
export function reportTranslations(
  routes: readonly string[],
  languages: readonly string[],
  folder: string,
  report: Report,
): string[] {
  for (const language of languages) {
    const [first, ...others] = routes.filter((route) => isTranslation(route, [language]))
    if (first === undefined) continue
    report({
      kind: 'translation',
      file: posix.join(folder, first),
      line: 1,
      column: 1,
      what: `the language \`${language}\` was left out: ${formatCount(others.length + 1, 'file')}`,
      fix: 'import them into a site of their own',
    })
  }
  return routes.filter((route) => !isTranslation(route, languages))
}

/** Whether a route, or a path, is in the folder of one of the languages. */
export function isTranslation(route: string, languages: readonly string[]): boolean {
  const [folder = ''] = route.replace(/^\//, '').split('/', 1)
  return languages.some((language) => language.toLowerCase() === folder.toLowerCase())
}
