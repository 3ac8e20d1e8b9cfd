// The choice of where sidebars come from: the content folder's configuration, or its folders.

import type { CompiledPage } from '../page/compiled-page.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import { readConfiguredSidebars } from './configured-sidebars.ts'
import { folderSidebar } from './folder-sidebar.ts'
import type { Sidebars } from './sidebar-tree.ts'

export function readSidebars(content: ContentFolder, pages: readonly CompiledPage[]): Sidebars {
  if (!content.configured) return folderSidebar(pages)
  return readConfiguredSidebars(content, new Map(pages.map((page) => [page.path, page])))
}
