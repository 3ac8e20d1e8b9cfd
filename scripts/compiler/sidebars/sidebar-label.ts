// What a sidebar is called where readers see its name.

import type { SiteConfig } from '#site/model/site-config.ts'

/** The name that readers see: the navbar's label of the sidebar. */
export function sidebarLabel(name: string, { navbar }: SiteConfig): string {
  const item = navbar.find((candidate) => candidate.type === 'doc' && candidate.sidebar === name)
  return item?.type === 'doc' ? item.label : name.charAt(0).toUpperCase() + name.slice(1)
}
