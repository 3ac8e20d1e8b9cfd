// Docusaurus: instances of the docs plugin, pages, static files, redirects of its plugin.

import { posix } from 'node:path'
import type { Report } from '../../found/import-problem.ts'
import type { ImportPlan, PlannedPage, PlannedRedirect } from '../../source/import-plan.ts'
import { asList, asObject, asText, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import type { Engine } from '../engine.ts'
import { hasRemarkMath } from '../remark-math.ts'
import { isPageFile, nearestFile, pagePath } from '../page-path.ts'
import { staticRedirects } from '../static-redirects.ts'
import { docusaurusComponents } from './docusaurus-components.ts'
import { readInstance } from './docs-instance.ts'
import { instanceFiles } from './instance-files.ts'
import {
  reportBlog,
  reportComputedRedirects,
  reportLanguages,
  reportOwnComments,
  reportVersions,
} from './left-out.ts'
import { withoutCodeBlocks } from './mdx-code-blocks.ts'

const CONFIG = /(?:^|\/)docusaurus\.config\.(?:js|cjs|mjs|ts)$/

export const docusaurus: Engine = {
  name: 'docusaurus',
  configFile: ({ files }) => nearestFile(files, CONFIG)[0],
  components: docusaurusComponents,
  prepare: withoutCodeBlocks,
  wordsAreTitle: false,
  magicComments: true,
  plan,
}

function plan(tree: SourceTree, configFile: string, report: Report): ImportPlan {
  const config = asObject(readConfig(tree, configFile, report))
  const root = posix.dirname(configFile)
  const plugins = [...asList(config['presets']), ...asList(config['plugins'])].map(named)
  const statics = asList(config['staticDirectories']).flatMap((folder) => {
    const name = asText(folder)
    return name === undefined ? [] : [posix.join(root, name)]
  })
  const folders = statics.length > 0 ? statics : [posix.join(root, 'static')]
  const instances = optionsOf(plugins, 'docs').map((options) =>
    readInstance(tree, configFile, options, report),
  )
  const plain = optionsOf(plugins, 'pages').map((options) => ({
    ...options,
    folder: posix.join(root, asText(options['path']) ?? 'src/pages'),
  }))
  const pages = [
    ...instances.flatMap((one) => one.pages),
    ...plain.flatMap((options) => plainPages(tree, options.folder, options, report)),
  ]
  const paths = pages.map(({ path }) => path)
  reportBlog(tree, root, report)
  reportVersions(tree, root, report)
  reportLanguages(tree, root, config, report)
  reportOwnComments(config, configFile, report)
  reportComputedRedirects(redirectOptions(plugins), tree, configFile, report)
  return {
    title: asText(config['title']) ?? 'Documentation',
    pages,
    sidebars: instances.flatMap(({ sidebars }) => sidebars),
    redirects: [
      ...pluginRedirects(plugins, configFile),
      ...instances.flatMap(({ redirects }) => redirects),
      ...staticRedirects(tree, [root, ...folders], paths, report),
    ],
    statics: folders,
    math: hasRemarkMath(tree, configFile),
    root,
    linkFolders: [...instances, ...plain].map(({ folder }) => folder),
    base: asText(config['baseUrl']) ?? '/',
  }
}

interface Plugin {
  name: string
  options: Config
}

function named(plugin: unknown): Plugin {
  const [name, options] = Array.isArray(plugin) ? (plugin as unknown[]) : [plugin]
  return { name: asText(name) ?? '', options: asObject(options) }
}

/** Of every instance of the plugin, also within a preset; a preset has one unless it is turned off. */
function optionsOf(plugins: readonly Plugin[], content: 'docs' | 'pages'): Config[] {
  const plugin = new RegExp(`(?:^|[/-])content-${content}$`)
  const isPreset = ({ name }: Plugin): boolean => /preset|classic/.test(name)
  const found = plugins.flatMap((one) => {
    if (plugin.test(one.name)) return [one.options]
    return isPreset(one) && one.options[content] !== false ? [asObject(one.options[content])] : []
  })
  // A configuration that only code can read has neither.
  return found.length > 0 || plugins.some(isPreset) ? found : [{}]
}

function redirectOptions(plugins: readonly Plugin[]): Config[] {
  return plugins.flatMap(({ name, options }) => (name.endsWith('client-redirects') ? [options] : []))
}

function pluginRedirects(plugins: readonly Plugin[], file: string): PlannedRedirect[] {
  return redirectOptions(plugins)
    .flatMap((options) => asList(options['redirects']).map(asObject))
    .flatMap(({ from, to }) =>
      (Array.isArray(from) ? (from as unknown[]) : [from]).flatMap((old): PlannedRedirect[] =>
        typeof old === 'string' && typeof to === 'string' ? [{ from: old, to, file }] : [],
      ),
    )
}

/** Markdown in the folder is a page; code there is not imported. */
function plainPages(tree: SourceTree, folder: string, options: Config, report: Report): PlannedPage[] {
  const base = `/${asText(options['routeBasePath']) ?? ''}`
  return instanceFiles(tree, folder, options).flatMap((route): PlannedPage[] => {
    const file = posix.join(folder, route)
    if (isPageFile(route)) return [{ file, path: pagePath(route, base), markdown: 'mdx' }]
    if (/\.[jt]sx?$/.test(route) && !/\.(?:test|module)\./.test(route))
      report({
        kind: 'page',
        file,
        line: 1,
        column: 1,
        what: `the page \`${pagePath(route.replace(/\.[jt]sx?$/, ''), base)}\` is written in code and was left out`,
        fix: 'write it in Markdown; `layout: landing` has Hero, Cards and Section',
      })
    return []
  })
}
