// The steps that look across pages. What each check requires is in its module.

import type { SiteConfig } from '#site/model/site-config.ts'
import { brandVariables } from '#site/model/brand-variables.ts'
import { CONTRACT_PATHS, platformApi } from '../platform-api.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { step } from '../../graph/step.ts'
import { everyPage } from '../compile/every-page.ts'
import { contentFolder } from '../../content/content.step.ts'

/** Old paths to new ones. */
export const redirects = step<null, Record<string, string>>('redirects', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  if (!content) return {}
  const { readRedirects } = await import('../../content/read-redirects.ts')
  const { rules } = readRedirects(reads, content, brandVariables(reads.setting<SiteConfig>('config')))
  return Object.fromEntries(rules.map(({ from, to }) => [from, to]))
})

/** What keeps every page from being built with this configuration. */
export const settingsProblems = step<null, Diagnostic[]>('check settings', import.meta.url, async (reads) => {
  const { checkSettings } = await import('./check-settings.ts')
  return checkSettings(reads, reads.setting<SiteConfig>('config'))
})

/** All problems that cannot be found in a single page. */
export const siteProblems = step<null, Diagnostic[]>('check site', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  if (!content) return []
  const { checkSite } = await import('./check-site.ts')
  const { checkDiagramNames } = await import('./check-diagram-names.ts')
  const { readSidebars } = await import('../sidebars/read-sidebars.ts')
  const { readRedirects } = await import('../../content/read-redirects.ts')
  const config = reads.setting<SiteConfig>('config')
  const pages = await everyPage(reads)
  const sidebars = readSidebars(reads, content, pages)
  const { rules, diagnostics } = readRedirects(reads, content, brandVariables(config))
  return [
    ...checkDiagramNames(pages),
    ...checkSite({
      reads,
      content,
      config,
      operations: await reads.ask(platformApi.places, null),
      contractFiles: (await reads.ask(platformApi.state, null)) === 'none' ? [] : CONTRACT_PATHS,
      pages,
      trees: sidebars.trees,
      sidebarsSound: sidebars.diagnostics.length === 0,
      rules,
    }),
    ...sidebars.diagnostics,
    ...diagnostics,
  ]
})
