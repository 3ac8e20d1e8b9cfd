// The parts of the shell that do not change from page to page: rendered by React once per isolate and kept.

import type { ReactNode } from 'react'
import { AnnouncementBar } from '#site/shell/announcement-bar/announcement-bar.tsx'
import { SiteFooter } from '#site/shell/footer/site-footer.tsx'
import { SiteHeader } from '#site/shell/header/site-header.tsx'
import { Sidebar } from '#site/shell/sidebar/sidebar.tsx'
import type { SidebarItem } from '#site/model/release.ts'
import { siteConfig } from '#site/site.config.ts'
import { createBoundedMemory } from '../runtime/bounded-memory.ts'
import { renderHtml } from './render-html.ts'

const MEMORY_BYTES = 4 * 1024 * 1024

export interface ShellPartsRenderer {
  announcement(): Promise<string>
  /** `sidebar` is the name of the sidebar shown, for the active item. */
  header(sidebar: string | undefined): Promise<string>
  /** One sidebar section, no page marked. */
  sidebar(name: string, sidebarSection: string, items: SidebarItem[]): Promise<string>
  footer(): Promise<string>
}

export function createShellParts(): ShellPartsRenderer {
  const kept = createBoundedMemory<string>(MEMORY_BYTES)

  // The HTML is kept and not the promise: a promise belongs to the request that made it and dies with it.
  async function once(key: string, node: () => ReactNode): Promise<string> {
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = await renderHtml(node())
    kept.set(key, html, html.length)
    return html
  }

  return {
    announcement: () =>
      once('announcement', () => <AnnouncementBar announcement={siteConfig.announcement} />),
    header: (sidebar) =>
      once(`header ${sidebar ?? ''}`, () => <SiteHeader config={siteConfig} sidebar={sidebar} />),
    sidebar: (name, sidebarSection, items) =>
      once(`sidebar ${sidebarSection}`, () => (
        <Sidebar name={name} sidebarSection={sidebarSection} items={items} />
      )),
    footer: () => once('footer', () => <SiteFooter config={siteConfig} />),
  }
}
