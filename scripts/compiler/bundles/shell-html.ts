// Renders what stands around pages, as React's stream would in the Worker. Bundled and run by run-site-code.ts, because
// Node does not run TSX.

import { renderToString } from 'react-dom/server'
import type { SidebarItem } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import {
  announcementPart,
  footerPart,
  headerPart,
  sidebarOfSection,
  sidebarPart,
} from '#site/shell/shell-part.tsx'

/** HTML by the name of the part. */
export function shellHtml(
  config: SiteConfig,
  sidebarSections: Readonly<Record<string, SidebarItem[]>>,
): Record<string, string> {
  const sections = Object.entries(sidebarSections)
  const sidebars = [...new Set(sections.map(([section]) => sidebarOfSection(section)))]
  const parts = [
    announcementPart(config),
    headerPart(config),
    ...sidebars.map((sidebar) => headerPart(config, sidebar)),
    ...sections.map(([section, items]) => sidebarPart(sidebarOfSection(section), section, items)),
    footerPart(config),
  ]
  return Object.fromEntries(parts.map(({ name, node }) => [name, renderToString(node())]))
}
