// Starlight: pages in src/content/docs, the sidebar and redirects of astro.config.

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import { readSourceFrontMatter } from '../../source/source-front-matter.ts'
import type { ImportPlan, PlannedPage } from '../../source/import-plan.ts'
import { asList, asObject, asText, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import type { Engine } from '../engine.ts'
import { hasRemarkMath } from '../remark-math.ts'
import { canonical, filesBelow, isPageFile, nearestFile, pagePath } from '../page-path.ts'
import { redirectMap, staticRedirects } from '../static-redirects.ts'
import { isTranslation, reportTranslations } from '../translations.ts'
import { starlightComponents } from './starlight-components.ts'
import { starlightSidebar } from './starlight-sidebar.ts'

const CONFIG = /(?:^|\/)astro\.config\.(?:mjs|js|cjs|ts|mts)$/
const PAGES = 'src/content/docs'

export const starlight: Engine = {
  name: 'starlight',
  configFile: (tree) =>
    nearestFile(tree.files, CONFIG).find((file) => /starlight/i.test(tree.text(file) ?? '')),
  components: starlightComponents,
  wordsAreTitle: false,
  plan,
}

function plan(tree: SourceTree, configFile: string, report: Report): ImportPlan {
  const config = asObject(readConfig(tree, configFile, report))
  const root = posix.dirname(configFile)
  const folder = posix.join(root, PAGES)
  const options = starlightOptions(config)
  const locales = Object.keys(asObject(options['locales'])).filter((name) => name !== 'root')
  const main = asText(options['defaultLocale'])
  const foreign = locales.filter((name) => name !== main)
  const routes = filesBelow(tree.files, folder).filter(
    (route) => isPageFile(route) && !/(?:^|\/)_/.test(route),
  )
  reportMarkdoc(tree, folder, report)
  const own = reportTranslations(routes, foreign, folder, report)
  const pages = own.flatMap((route) => pageOf(tree, folder, route, main, report))
  const paths = pages.map(({ path }) => path)
  const statics = [posix.join(root, asText(config['publicDir']) ?? 'public')]
  return {
    title: titleOf(options),
    pages,
    sidebars: [
      starlightSidebar(tree, pages, folder, { value: options['sidebar'], file: configFile, report }),
    ],
    redirects: [
      ...redirectMap(config['redirects'], configFile),
      ...staticRedirects(tree, statics, paths, report),
    ].filter(({ from }) => !isTranslation(from, foreign)),
    statics,
    math: hasRemarkMath(tree, configFile),
    root,
    base: asText(config['base']) ?? '/',
  }
}

function reportMarkdoc(tree: SourceTree, folder: string, report: Report): void {
  for (const route of filesBelow(tree.files, folder).filter((one) => /\.mdoc$/i.test(one)))
    report({
      kind: 'page',
      file: posix.join(folder, route),
      line: 1,
      column: 1,
      what: 'the page is written in Markdoc and was left out',
      fix: 'write it in Markdown',
    })
}

function starlightOptions(config: Config): Config {
  const found = asList(config['integrations'])
    .map(asObject)
    .find(({ integration }) => integration !== undefined)
  return asObject(found?.['options'])
}

function titleOf(options: Config): string {
  return asText(options['title']) ?? asText(Object.values(asObject(options['title']))[0]) ?? 'Documentation'
}

function pageOf(
  tree: SourceTree,
  folder: string,
  route: string,
  main: string | undefined,
  report: Report,
): PlannedPage[] {
  const file = posix.join(folder, route)
  const { values } = readSourceFrontMatter(file, tree.text(file) ?? '', () => undefined)
  if (values['draft'] === true || /^404\.mdx?$/.test(route)) {
    const [what, fix] =
      values['draft'] === true
        ? ['the page is a draft and was left out', 'remove `draft` from its front matter and import again']
        : ['the page for missing pages was left out', 'nothing: the site has its own']
    report({ kind: 'page', file, line: 1, column: 1, what, fix })
    return []
  }
  const slug = asText(values['slug'])
  const bare = main !== undefined && route.startsWith(`${main}/`) ? route.slice(main.length + 1) : route
  return [
    {
      file,
      path: slug === undefined ? pagePath(bare) : canonical(`/${slug}`),
      markdown: route.endsWith('x') ? 'mdx' : 'md',
    },
  ]
}
