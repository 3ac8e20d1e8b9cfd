// The steps that arrange pages: the sidebars, the reading order, and what surrounds a page.

import type { SiteConfig } from '#site/model/site-config.ts'
import { stepWithParts, type Reads } from '../../graph/step.ts'
import { expectedHeads, pageHeads } from '../compile/compiled-page.step.ts'
import type { PageHead } from '../page/compiled-page.ts'
import { contentFolder } from '../../content/content.step.ts'
import { surroundingsIn, tableOf, type PageSurroundings, type SidebarTable } from './sidebar-table.ts'

export const sidebarTable = stepWithParts<null, SidebarTable>('sidebars', import.meta.url, async (reads) =>
  sidebarsOf(reads, await reads.ask(pageHeads, null)),
)

/** By the page's path. Pages outside of all sidebars have none. */
export const pageSurroundings = stepWithParts<null, Record<string, PageSurroundings>>(
  'surroundings of pages',
  import.meta.url,
  async (reads) => surroundingsIn(await reads.ask(sidebarTable, null)),
)

/** The sidebars as front matter describes them, before any page is compiled. */
export const expectedSidebars = stepWithParts<null, SidebarTable>(
  'expected sidebars',
  import.meta.url,
  async (reads) => sidebarsOf(reads, await reads.ask(expectedHeads, null)),
)

export const expectedSurroundings = stepWithParts<null, Record<string, PageSurroundings>>(
  'expected surroundings of pages',
  import.meta.url,
  async (reads) => surroundingsIn(await reads.ask(expectedSidebars, null)),
)

async function sidebarsOf(reads: Reads, heads: readonly PageHead[]): Promise<SidebarTable> {
  const { readSidebars } = await import('./read-sidebars.ts')
  const { content } = await reads.ask(contentFolder, null)
  const trees = content ? readSidebars(reads, content, heads).trees : []
  return tableOf(trees, reads.setting<SiteConfig>('config'))
}
