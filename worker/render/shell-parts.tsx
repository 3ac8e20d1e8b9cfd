// The parts of the shell that are the same on every page: rendered once per isolate and cached.

import type { ReactNode } from 'react'
import { AnnouncementBar } from '#site/shell/announcement-bar/announcement-bar.tsx'
import { SiteFooter } from '#site/shell/footer/site-footer.tsx'
import { SiteHeader } from '#site/shell/header/site-header.tsx'
import { Sidebar } from '#site/shell/sidebar/sidebar.tsx'
import type { SidebarItem } from '#site/model/release.ts'
import { siteConfig } from '#site/site.config.ts'
import type { Bytes } from '../release/release-store.ts'
import { createBoundedMemory } from '../runtime/bounded-memory.ts'
import { renderHtml } from './render-html.ts'
import { textBytes } from '../runtime/text-bytes.ts'

const MEMORY_BYTES = 4 * 1024 * 1024

export interface ShellPartsRenderer {
  announcement(): Promise<Bytes>
  /** `sidebar` names the current sidebar, whose link is marked active. */
  header(sidebar: string | undefined): Promise<Bytes>
  /** One sidebar section, with no page marked as current. */
  sidebar(name: string, sidebarSection: string, items: SidebarItem[]): Promise<string>
  footer(): Promise<Bytes>
}

export function createShellParts(): ShellPartsRenderer {
  const kept = createBoundedMemory<{ html: string; bytes: Bytes }>(MEMORY_BYTES)

  // Caches the HTML rather than the promise: a promise belongs to the request that created it and is cancelled with it.
  async function once(key: string, node: () => ReactNode): Promise<{ html: string; bytes: Bytes }> {
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = await renderHtml(node())
    const part = { html, bytes: textBytes(html) }
    kept.set(key, part, html.length + part.bytes.byteLength)
    return part
  }

  const bytesOf = async (key: string, node: () => ReactNode) => (await once(key, node)).bytes

  return {
    announcement: () =>
      bytesOf('announcement', () => <AnnouncementBar announcement={siteConfig.announcement} />),
    header: (sidebar) =>
      bytesOf(`header ${sidebar ?? ''}`, () => <SiteHeader config={siteConfig} sidebar={sidebar} />),
    sidebar: async (name, sidebarSection, items) => {
      const { html } = await once(`sidebar ${sidebarSection}`, () => (
        <Sidebar name={name} sidebarSection={sidebarSection} items={items} />
      ))
      return html
    },
    footer: () => bytesOf('footer', () => <SiteFooter config={siteConfig} />),
  }
}
