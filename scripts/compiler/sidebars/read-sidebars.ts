// Takes sidebars from the content folder's configuration, or derives them from its folders.

import type { FileReads } from '../../graph/world.ts'
import type { PageHead } from '../page/compiled-page.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import { readConfiguredSidebars } from './configured-sidebars.ts'
import { folderSidebar } from './folder-sidebar.ts'
import type { Sidebars } from './sidebar-tree.ts'

export function readSidebars(reads: FileReads, content: ContentFolder, pages: readonly PageHead[]): Sidebars {
  if (!content.configured) return folderSidebar(pages)
  return readConfiguredSidebars(reads, content, new Map(pages.map((page) => [page.path, page])))
}
