// One instance of the docs plugin: its pages with their ids and paths, and its sidebars.

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import { readSourceFrontMatter } from '../../source/source-front-matter.ts'
import type { PlannedPage, PlannedRedirect, PlannedSidebar } from '../../source/import-plan.ts'
import { asText, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { sidebarFromFolders } from '../sidebar-from-folders.ts'
import { canonical, isPageFile, pagePath } from '../page-path.ts'
import { indexRedirects } from './generated-indexes.ts'
import { instanceFiles } from './instance-files.ts'
import { docusaurusFolders, readSidebarItems } from './docusaurus-sidebars.ts'
import { versionRedirects } from './version-redirects.ts'

const SCRIPT_ENDINGS = ['.js', '.ts', '.mjs', '.cjs', '.mts', '.cts', '.json']
const NUMBER = /(^|\/)\d+[-_. ]+(?=[^\d/])/g

interface DocsInstance {
  folder: string
  pages: PlannedPage[]
  sidebars: PlannedSidebar[]
  /** From the lists that categories generate, and from the addresses of the version that is imported. */
  redirects: PlannedRedirect[]
}

export function readInstance(
  tree: SourceTree,
  configFile: string,
  options: Config,
  report: Report,
): DocsInstance {
  const root = posix.dirname(configFile)
  const folder = posix.join(root, asText(options['path']) ?? 'docs')
  const base = `/${asText(options['routeBasePath']) ?? 'docs'}`
  const ids = new Map<string, string>()
  const pages = instanceFiles(tree, folder, options)
    .filter(isPageFile)
    .flatMap((route): PlannedPage[] => {
      const file = posix.join(folder, route)
      const { values } = readSourceFrontMatter(file, tree.text(file) ?? '', () => undefined)
      if (values['draft'] === true) return reportDraft(file, report)
      const { id, path } = placeOf(
        options['numberPrefixParser'] === false ? route : withoutNumbers(route),
        base,
        values,
      )
      ids.set(id, path)
      return [{ file, path, markdown: 'mdx' }]
    })
  if (pages.length === 0) {
    reportNoPages(folder, configFile, report)
    return { folder, pages, sidebars: [], redirects: [] }
  }
  const file = sidebarFile(tree, configFile, options, report)
  const sidebars = sidebarsOf(tree, file, folder, pages, { ids, options, base, report })
  const items = sidebars.flatMap((sidebar) => sidebar.items)
  const paths = pages.map(({ path }) => path)
  const redirects = [
    ...indexRedirects(items, file ?? configFile, report),
    ...versionRedirects(paths, { tree, configFile, options, base }),
  ]
  return { folder, pages, sidebars, redirects }
}

function withoutNumbers(route: string): string {
  return route.replaceAll(NUMBER, '$1')
}

/** The id that sidebars use and the path that readers see. */
function placeOf(route: string, base: string, values: Config): { id: string; path: string } {
  const bare = route.replace(/\.mdx?$/, '')
  const folder = posix.dirname(bare) === '.' ? '' : `${posix.dirname(bare)}/`
  const name = asText(values['id']) ?? posix.basename(bare)
  const slug = asText(values['slug'])
  const isFolder =
    /^(?:index|readme)$/i.test(name) ||
    name.toLowerCase() === posix.basename(posix.dirname(bare)).toLowerCase()
  const own = isFolder ? folder : folder + name
  const path = slug === undefined ? own : slug.startsWith('/') ? slug : posix.normalize(`/${folder}${slug}`)
  return { id: folder + name, path: slug === undefined ? pagePath(path, base) : canonical(`${base}/${path}`) }
}

interface Instance {
  ids: ReadonlyMap<string, string>
  options: Config
  base: string
  report: Report
}

/** Named with or without its ending. Undefined if sidebars are made of the folders. */
function sidebarFile(
  tree: SourceTree,
  configFile: string,
  options: Config,
  report: Report,
): string | undefined {
  const written = asText(options['sidebarPath'])
  if (written === undefined) return undefined
  const named = posix.join(posix.dirname(configFile), written)
  const endings = SCRIPT_ENDINGS.includes(posix.extname(named)) ? [] : SCRIPT_ENDINGS
  const file = ['', ...endings].map((ending) => named + ending).find((one) => tree.has(one))
  if (file === undefined) {
    const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(endings)
    report({
      kind: 'file',
      file: configFile,
      line: 1,
      column: 1,
      what: `there is no sidebar file \`${named}\`${list && `, with or without ${list}`}`,
      fix: 'correct the path, or order the sidebar in sidebars.yaml: its pages are in the order of the folders',
    })
  }
  return file
}

function sidebarsOf(
  tree: SourceTree,
  file: string | undefined,
  folder: string,
  pages: readonly PlannedPage[],
  { ids, options, base, report }: Instance,
): PlannedSidebar[] {
  const name = asText(options['id']) ?? 'docs'
  const rules = docusaurusFolders(tree, ids, base, report)
  const paths = new Set(ids.values())
  if (file === undefined) return [{ name, items: sidebarFromFolders(tree, pages, folder, rules) }]
  const config = readConfig(tree, file, report)
  if (typeof config !== 'object' || config === null) return []
  return Object.entries(config).map(([sidebar, items]) => ({
    name: sidebar,
    items: readSidebarItems(items, {
      file,
      base,
      report,
      page: (id) => ids.get(id),
      path: (href) => (href.startsWith('/') && paths.has(canonical(href)) ? canonical(href) : undefined),
      folder: (directory) => sidebarFromFolders(tree, pages, posix.join(folder, directory), rules),
    }),
  }))
}

/** Often the configuration is in `website/`, and the pages are in `docs/` beside it. */
function reportNoPages(folder: string, configFile: string, report: Report): void {
  const [what, fix] = folder.startsWith('../')
    ? [`the folder of the pages, \`${folder}\`, is outside`, 'import the folder that holds both']
    : [`there are no pages in \`${folder}\``, 'correct the path, or remove what is not there']
  report({ kind: 'file', file: configFile, line: 1, column: 1, what, fix })
}

function reportDraft(file: string, report: Report): [] {
  report({
    kind: 'page',
    file,
    line: 1,
    column: 1,
    what: 'the page is a draft and was left out',
    fix: 'remove `draft` from its front matter and import again',
  })
  return []
}
