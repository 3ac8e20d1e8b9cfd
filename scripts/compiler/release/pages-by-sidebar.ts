// Sidebars with their pages in the order of readers, for outputs that list the site.

import type { Reads } from '../../graph/step.ts'
import { everyPage } from '../compile/every-page.ts'
import type { PageHead } from '../page/compiled-page.ts'
import { sidebarTable } from '../sidebars/sidebars.step.ts'

interface SidebarPages {
  name: string
  label: string
  pages: PageHead[]
}

/** Sidebars with their pages, and the pages outside of all. */
export async function pagesBySidebar(reads: Reads): Promise<{ sidebars: SidebarPages[]; all: PageHead[] }> {
  const all = await everyPage(reads, 'head')
  const byPath = new Map(all.map((page) => [page.path, page]))
  const order = (await reads.parts(sidebarTable, null)).get('order') ?? []
  const sidebars = order.map((sidebar) => ({
    ...sidebar,
    pages: sidebar.pages.flatMap(({ path }) => byPath.get(path) ?? []),
  }))
  return { sidebars, all }
}
