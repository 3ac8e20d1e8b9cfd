// The steps that say where pages stand among each other: the sidebars, the order of reading, a page's surroundings.

import type { SiteConfig } from '#site/model/site-config.ts'
import { stepWithParts } from '../../graph/step.ts'
import { everyPage } from '../compile/every-page.ts'
import { contentFolder } from '../../content/content.step.ts'
import { readSidebars } from './read-sidebars.ts'
import { surroundingsIn, tableOf, type PageSurroundings, type SidebarTable } from './sidebar-table.ts'

export const sidebarTable = stepWithParts<null, SidebarTable>('sidebars', import.meta.url, async (reads) => {
  const { content } = await reads.ask(contentFolder, null)
  const trees = content ? readSidebars(reads, content, await everyPage(reads, 'head')).trees : []
  return tableOf(trees, reads.setting<SiteConfig>('config'))
})

/** By the page's path. Pages outside of all sidebars have none. */
export const pageSurroundings = stepWithParts<null, Record<string, PageSurroundings>>(
  'surroundings of pages',
  import.meta.url,
  async (reads) => surroundingsIn(await reads.ask(sidebarTable, null)),
)
