// What the checks know about the whole site: pages by path, redirects and files, in the form that `decide` takes.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { ReleaseView } from '#site/model/urls.ts'
import type { OperationPlace } from '../../platform-api.ts'
import type { FileReads } from '../../../graph/world.ts'
import type { PageFacts } from '../../page/compiled-page.ts'
import { outputPaths } from '../../outputs/generated-paths.ts'
import type { ContentFolder } from '../../../content/read-content.ts'
import type { RedirectRule } from '../../../content/read-redirects.ts'
import type { SidebarTree } from '../../sidebars/sidebar-tree.ts'

/** All that a check may look at. */
export interface Site {
  reads: FileReads
  content: ContentFolder
  config: SiteConfig
  /** Of the contract; none without one. */
  operations: readonly OperationPlace[]
  /** Paths that it is published under. */
  contractFiles: readonly string[]
  pages: readonly PageFacts[]
  trees: readonly SidebarTree[]
  /** sidebars.yaml has no mistakes. */
  sidebarsSound: boolean
  rules: readonly RedirectRule[]
  view: ReleaseView<PageFacts>
  /** Canonical path to page. */
  byPath: ReadonlyMap<string, PageFacts>
}

export type SiteParts = Omit<Site, 'view' | 'byPath'>

export function viewSite(parts: SiteParts): Site {
  const byPath = new Map(parts.pages.map((page) => [page.path, page]))
  const redirects = new Map(parts.rules.map(({ from, to }) => [from, to]))
  const published = [...outputPaths(parts.reads), ...parts.contractFiles]
  const files = new Map(published.map((path) => [path, { hash: '', type: '' }]))
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
