// VitePress: every Markdown file below the source folder, rewritten paths, sidebars by prefix.

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import type { ImportPlan, PlannedPage } from '../../source/import-plan.ts'
import { asList, asObject, asText, findFile, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import type { Engine } from '../engine.ts'
import { filesBelow, isPageFile, nearestFile, pagePath } from '../page-path.ts'
import { staticRedirects } from '../static-redirects.ts'
import { reportTranslations } from '../translations.ts'
import { dropAttributes } from './attributes.ts'
import { withIncludes } from './includes.ts'
import { rewriter } from './rewrites.ts'
import { replaceTemplateData } from './template-data.ts'
import { vitepressComponents } from './vitepress-components.ts'
import { vitepressSidebars } from './vitepress-sidebar.ts'

const CONFIG = /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:ts|mts|js|mjs|cjs|json)$/
const CONFIG_NAMES = ['config.ts', 'config.mts', 'config.js', 'config.mjs']

export const vitepress: Engine = {
  name: 'vitepress',
  configFile: ({ files }) => nearestFile(files, CONFIG)[0],
  components: vitepressComponents,
  prepare: withIncludes,
  wordsAreTitle: false,
  beforeConversion: (tree, page) => {
    dropAttributes(tree)
    replaceTemplateData(tree, page)
  },
  plan,
}

function plan(tree: SourceTree, configFile: string, report: Report): ImportPlan {
  const root = configFile.replace(/(^|\/)\.vitepress\/.*$/, '') || '.'
  const config = asObject(readConfig(tree, configFile, report))
  const folder = posix.join(root, asText(config['srcDir']) ?? '.')
  const languages = Object.keys(asObject(config['locales'])).filter((name) => name !== 'root')
  const routes = filesBelow(tree.files, folder)
    .filter((route) => isOwn(route, config))
    .filter((route) => isWritten(route, folder, report))
  const { rewrite, unused } = rewriter(config['rewrites'], routes)
  for (const pattern of unused) reportUnused(pattern, configFile, report)
  const pages = reportTranslations(routes, languages, folder, report).map((route): PlannedPage => ({
    file: posix.join(folder, route),
    path: pagePath(rewrite(route)),
    markdown: 'markdown-it',
  }))
  const statics = [posix.join(folder, 'public')]
  const themed = withSidebar({ tree, folder, config, configFile, routes, report })
  return {
    title: asText(config['title']) ?? 'Documentation',
    pages,
    sidebars: vitepressSidebars(tree, pages, folder, { ...themed, report }),
    redirects: staticRedirects(
      tree,
      statics,
      pages.map(({ path }) => path),
      report,
    ),
    statics,
    math: Boolean(asObject(config['markdown'])['math']),
    root: folder,
    base: asText(config['base']) ?? '/',
  }
}

function isOwn(route: string, config: Config): boolean {
  const excluded = asList(config['srcExclude']).some(
    (glob) => typeof glob === 'string' && posix.matchesGlob(route, glob),
  )
  return route.endsWith('.md') && isPageFile(route) && !excluded && !/^(?:public|\.vitepress)\//.test(route)
}

/** `[name].md` is a template, from which code makes pages. */
function isWritten(route: string, folder: string, report: Report): boolean {
  if (!/\[[^\]/]+\]/.test(route)) return true
  const file = posix.join(folder, route)
  const what = `\`${route}\` is a template for pages that code makes, and was left out`
  report({ kind: 'page', file, line: 1, column: 1, what, fix: 'write each page in Markdown' })
  return false
}

function reportUnused(pattern: string, file: string, report: Report): void {
  const what = `no page is moved by the rewrite of \`${pattern.slice(0, 120)}\``
  report({ kind: 'configuration', file, line: 1, column: 1, what, fix: 'nothing, unless a path has changed' })
}

interface Site {
  tree: SourceTree
  folder: string
  config: Config
  configFile: string
  routes: readonly string[]
  report: Report
}

/** The sidebar of the theme, of the main language, or of the file that a folder of pages has for itself. */
function withSidebar({ tree, folder, config, configFile, routes, report }: Site): {
  sidebar: unknown
  prefix: string
  file: string
} {
  const themes = [config, asObject(asObject(config['locales'])['root'])].map((one) =>
    asObject(one['themeConfig']),
  )
  const own = themes.find(({ sidebar }) => sidebar !== undefined)
  if (own) return { sidebar: own['sidebar'], prefix: '/', file: configFile }
  const main = Object.keys(asObject(config['rewrites'])).map((from) => from.split('/')[0]!)
  for (const name of ['', ...main.filter((one) => routes.some((route) => route.startsWith(`${one}/`)))]) {
    const file = findFile(tree, posix.join(folder, name), CONFIG_NAMES)
    const { sidebar } = asObject(asObject(file && readConfig(tree, file, report))['themeConfig'])
    if (file !== undefined && sidebar !== undefined) return { sidebar, prefix: '/', file }
  }
  return { sidebar: undefined, prefix: '/', file: configFile }
}
