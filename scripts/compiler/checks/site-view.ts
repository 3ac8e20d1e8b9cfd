// What the checks know of the whole site: pages by path, redirects and files, as `decide` asks for them.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { ReleaseView } from '#site/model/urls.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { CompiledPage } from '../page/compiled-page.ts'
import { outputPaths } from '../outputs/output-files.ts'
import type { ContentFolder } from '../../content/read-content.ts'
import type { RedirectRule } from '../../content/read-redirects.ts'
import type { SidebarTree } from '../sidebars/sidebar-tree.ts'

/** All that a check may look at. */
export interface Site {
  content: ContentFolder
  config: SiteConfig
  contract?: ReadContract | undefined
  pages: readonly CompiledPage[]
  trees: readonly SidebarTree[]
  /** sidebars.yaml was read without a mistake. */
  sidebarsSound: boolean
  rules: readonly RedirectRule[]
  view: ReleaseView<CompiledPage>
  /** Canonical path to page. */
  byPath: ReadonlyMap<string, CompiledPage>
}

export type SiteParts = Omit<Site, 'view' | 'byPath'>

export function viewSite(parts: SiteParts): Site {
  const byPath = new Map(parts.pages.map((page) => [page.path, page]))
  const redirects = new Map(parts.rules.map(({ from, to }) => [from, to]))
  const files = new Map(outputPaths().map((path) => [path, { hash: '', type: '' }]))
  return {
    ...parts,
    byPath,
    view: {
      page: (path) => byPath.get(path),
      redirect: (path) => redirects.get(path),
      file: (path) => files.get(path),
    },
  }
}
