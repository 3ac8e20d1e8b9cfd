// What of a Docusaurus site is left out whole: the blog, old versions, other languages, redirects made by code.

import { posix } from 'node:path'
import { formatCount } from '../../../terminal/measures.ts'
import type { Report } from '../../found/import-problem.ts'
import { asList, asObject, asText, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { filesBelow, isPageFile } from '../page-path.ts'
import { reportTranslations } from '../translations.ts'

const VERSION = /^((?:[\w-]+_)?versioned_docs)\/version-([^/]+)\//

export function reportBlog(tree: SourceTree, root: string, report: Report): void {
  const posts = filesBelow(tree.files, posix.join(root, 'blog')).filter(isPageFile)
  if (posts.length === 0) return
  report({
    kind: 'page',
    file: posix.join(root, 'blog', posts[0]!),
    line: 1,
    column: 1,
    what: `the blog was left out: ${formatCount(posts.length, 'file')}`,
    fix: 'keep the blog where it is, or write a page of what is new',
  })
}

/** Only the pages in `docs` are imported: each folder of an older version is reported once. */
export function reportVersions(tree: SourceTree, root: string, report: Report): void {
  const versions = Map.groupBy(
    filesBelow(tree.files, root).filter((route) => isPageFile(route) && VERSION.test(route)),
    (route) => VERSION.exec(route)![0],
  )
  for (const [folder, routes] of versions)
    report({
      kind: 'page',
      file: posix.join(root, routes[0]!),
      line: 1,
      column: 1,
      what: `the version \`${VERSION.exec(folder)![2]!}\` was left out: ${formatCount(routes.length, 'file')}`,
      fix: 'import it into a site of its own',
    })
}

export function reportLanguages(tree: SourceTree, root: string, config: Config, report: Report): void {
  const folder = posix.join(root, 'i18n')
  const { defaultLocale, locales } = asObject(config['i18n'])
  const routes = filesBelow(tree.files, folder).filter(isPageFile)
  const languages = asList(locales).filter((one) => typeof one === 'string' && one !== defaultLocale)
  reportTranslations(routes, languages as string[], folder, report)
}

/** Comments that a site defines for its samples: only Docusaurus's own are known. */
export function reportOwnComments(config: Config, file: string, report: Report): void {
  const { magicComments } = asObject(asObject(config['themeConfig'])['prism'])
  for (const { line, block } of asList(magicComments).map(asObject)) {
    const { start, end } = asObject(block)
    const own = [line, start, end].filter((one) => typeof one === 'string' && !one.startsWith('highlight-'))
    for (const comment of own)
      report({
        kind: 'fence',
        file,
        line: 1,
        column: 1,
        what: `the comment \`${String(comment)}\` in samples is kept as it is`,
        fix: 'take it out of the samples, and name the lines after the language: ```js {2}',
      })
  }
}

/** The plugin for redirects can make them with a function, and for every page. */
export function reportComputedRedirects(
  options: readonly Config[],
  { text }: SourceTree,
  file: string,
  report: Report,
): void {
  const lines = (text(file) ?? '').split('\n')
  const line = lines.findIndex((one) => /\bcreateRedirects\b/.test(one)) + 1
  if (line > 0)
    report({
      kind: 'redirect',
      file,
      line,
      column: 1,
      what: 'what `createRedirects` returns was left out',
      fix: 'add each of its redirects to redirects.yaml',
    })
  for (const ending of options.flatMap((one) => asList(one['fromExtensions'])).filter((one) => asText(one)))
    report({
      kind: 'redirect',
      file,
      line: lines.findIndex((one) => /\bfromExtensions\b/.test(one)) + 1 || 1,
      column: 1,
      what: `redirects from paths that end in \`.${String(ending)}\` were left out`,
      fix: 'add the paths that others link to to redirects.yaml',
    })
}
