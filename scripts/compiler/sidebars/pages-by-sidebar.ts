// The pages of a site as lists of them show them: sidebar by sidebar.

import type { Reads } from '../../graph/step.ts'
import { pageHeads } from '../compile/compiled-page.step.ts'
import type { PageHead } from '../page/compiled-page.ts'
import { sidebarTable } from './sidebars.step.ts'

interface SidebarPages {
  name: string
  label: string
  pages: PageHead[]
}

/** `all` holds the pages outside of all sidebars too. */
export async function pagesBySidebar(reads: Reads): Promise<{ sidebars: SidebarPages[]; all: PageHead[] }> {
  const all = await reads.ask(pageHeads, null)
  const byPath = new Map(all.map((page) => [page.path, page]))
  const order = (await reads.parts(sidebarTable, null)).get('order') ?? []
  const sidebars = order.map((sidebar) => ({
    ...sidebar,
    pages: sidebar.pages.flatMap(({ path }) => byPath.get(path) ?? []),
  }))
  return { sidebars, all }
}
