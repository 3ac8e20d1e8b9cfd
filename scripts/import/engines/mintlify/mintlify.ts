// Mintlify: pages named by their files, everything else in docs.json (mint.json before).

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import type { ImportPlan, PlannedPage, PlannedRedirect } from '../../source/import-plan.ts'
import { readSourceFrontMatter } from '../../source/source-front-matter.ts'
import { asList, asObject, asText, findFile, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import type { Engine, PreparedText } from '../engine.ts'
import { filesBelow, isPageFile, nearestFile, pagePath } from '../page-path.ts'
import { isTranslation, reportTranslations } from '../translations.ts'
import { writtenOut } from '../pattern-redirects.ts'
import { ignoredFiles } from './ignored-files.ts'
import { mintlifyComponents } from './mintlify-components.ts'
import { readNavigation } from './read-navigation.ts'

const CONFIG = /(?:^|\/)(?:docs|mint)\.json$/
/** Files for contributors to the repository. */
const NO_PAGE =
  /^(?:snippets|skills)\/|(?:^|\/)(?:readme|contributing|license|changelog)\.md$|^(?:skill|agents|claude|code_of_conduct)\.md$/i

export const mintlify: Engine = {
  name: 'mintlify',
  configFile: (tree) =>
    nearestFile(tree.files, CONFIG).find((file) => /"navigation"/.test(tree.text(file) ?? '')),
  components: mintlifyComponents,
  wordsAreTitle: true,
  prepare: withVariables,
  plan,
}

function plan(tree: SourceTree, configFile: string, report: Report): ImportPlan {
  const root = posix.dirname(configFile)
  const config = resolved(tree, configFile, readConfig(tree, configFile, report), report)
  const { sidebars, languages } = readNavigation(config, configFile, report)
  const list = posix.join(root, '.mintignore')
  const isIgnored = ignoredFiles((tree.has(list) && tree.text(list)) || '')
  const routes = filesBelow(tree.files, root).filter(
    (route) =>
      isPageFile(route) && !NO_PAGE.test(route) && !isIgnored(route) && !isMade(tree, root, route, report),
  )
  const pages = reportTranslations(routes, languages, root, report).map((route): PlannedPage => ({
    file: posix.join(root, route),
    path: pagePath(route),
    markdown: 'mdx',
  }))
  const paths = pages.map(({ path }) => path)
  return {
    title: asText(config['name']) ?? 'Documentation',
    pages,
    sidebars,
    redirects: redirectsOf(config, languages, configFile).flatMap((rule) => writtenOut(rule, paths, report)),
    statics: [root],
    math: true,
    root,
    base: '/',
  }
}

/** A page without words of its own shows an operation of a contract. */
function isMade(tree: SourceTree, root: string, route: string, report: Report): boolean {
  const file = posix.join(root, route)
  const source = tree.text(file) ?? ''
  const { values } = readSourceFrontMatter(file, source, () => undefined)
  const operation = asText(values['openapi']) ?? asText(values['asyncapi'])
  const words = source.replace(/^---[ \t]*\n[^]*?\n---[ \t]*(?:\n|$)/, '').trim()
  if (operation === undefined || words !== '') return false
  const what = `the page is generated from \`${operation.slice(0, 80)}\` of an API contract, and was left out`
  const fix = 'put the contract into `content/openapi/`, and run `npm run reference`'
  report({ kind: 'page', file, line: 1, column: 1, what, fix })
  return true
}

/** `{{name}}` is a variable of the configuration, in text and in code. */
function withVariables(text: string, _file: string, tree: SourceTree, root: string): PreparedText {
  if (!text.includes('{{')) return { text, origins: [] }
  const file = findFile(tree, root, ['docs.json', 'mint.json'])
  const variables = asObject(asObject(file && readConfig(tree, file, () => undefined))['variables'])
  const shown = text.replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (asText(variables[name]) ?? whole) : whole,
  )
  return { text: shown, origins: [] }
}

/** `{ "$ref": "./redirects.json" }` stands for the file's content. */
function resolved(tree: SourceTree, file: string, value: unknown, report: Report): Config {
  const resolve = (one: unknown, from: string, deep: number): unknown => {
    if (Array.isArray(one)) return (one as unknown[]).flatMap((item) => resolve(item, from, deep))
    if (typeof one !== 'object' || one === null) return one
    const reference = asText((one as Config)['$ref'])
    const target = reference === undefined ? undefined : posix.join(posix.dirname(from), reference)
    if (target !== undefined && tree.has(target) && deep < 8)
      return resolve(readConfig(tree, target, report), target, deep + 1)
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, resolve(inner, from, deep)]))
  }
  return asObject(resolve(value, file, 0))
}

function redirectsOf(config: Config, languages: readonly string[], file: string): PlannedRedirect[] {
  return asList(config['redirects'])
    .map(asObject)
    .flatMap(({ source: from, destination: to }): PlannedRedirect[] => {
      if (typeof from !== 'string' || typeof to !== 'string' || isTranslation(from, languages)) return []
      return [{ from, to, file }]
    })
}
