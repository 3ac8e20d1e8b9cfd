// The step that renders what stands around pages, so that a new isolate need not.

import type { SiteConfig } from '#site/model/site-config.ts'
import { step } from '../../graph/step.ts'
import { shellHtmlCode } from '../bundles/site-code.step.ts'
import { sidebarTable } from '../sidebars/sidebars.step.ts'

/**
 * They are part of the Worker's bundle. On a site with many sidebar sections, the Worker renders sections on request.
 */
const MOST_CHARACTERS = 400_000

export const shellParts = step<null, Record<string, string>>(
  'shell parts',
  import.meta.url,
  async (reads) => {
    const { runSiteCode } = await import('../bundles/run-site-code.ts')
    type ShellHtml = typeof import('../bundles/shell-html.ts')
    const { shellHtml } = runSiteCode<ShellHtml>(await reads.ask(shellHtmlCode, null))
    const config = reads.setting<SiteConfig>('config')
    const sections = (await reads.parts(sidebarTable, null)).get('sections') ?? {}
    const all = shellHtml(config, sections)
    const size = Object.values(all).reduce((sum, html) => sum + html.length, 0)
    return size > MOST_CHARACTERS ? shellHtml(config, {}) : all
  },
)
