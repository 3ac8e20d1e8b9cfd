// The steps that say where pages stand among each other: the sidebars, the order of reading, a page's surroundings.

import type { SiteConfig } from '#site/model/site-config.ts'
import { stepWithParts } from '../../graph/step.ts'
import { pageHeads } from '../compile/compiled-page.step.ts'
import { contentFolder } from '../../content/content.step.ts'
import { surroundingsIn, tableOf, type PageSurroundings, type SidebarTable } from './sidebar-table.ts'

export const sidebarTable = stepWithParts<null, SidebarTable>('sidebars', import.meta.url, async (reads) => {
  const { readSidebars } = await import('./read-sidebars.ts')
  const { content } = await reads.ask(contentFolder, null)
  const trees = content ? readSidebars(reads, content, await reads.ask(pageHeads, null)).trees : []
  return tableOf(trees, reads.setting<SiteConfig>('config'))
})

/** By the page's path. Pages outside of all sidebars have none. */
export const pageSurroundings = stepWithParts<null, Record<string, PageSurroundings>>(
  'surroundings of pages',
  import.meta.url,
  async (reads) => surroundingsIn(await reads.ask(sidebarTable, null)),
)
