// The parts of the shell that are the same on many pages: as the build has rendered them, or rendered once per isolate.

import {
  announcementPart,
  footerPart,
  headerPart,
  sidebarPart,
  type ShellPart,
} from '#site/shell/shell-part.tsx'
import type { Manifest, SidebarItem } from '#site/model/release.ts'
import { siteConfig } from '#site/site.config.ts'
import type { Bytes } from '../release/release-store.ts'
import { createLruCache } from '../runtime/lru-cache.ts'
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

export function createShellParts({ shellParts = {} }: Pick<Manifest, 'shellParts'>): ShellPartsRenderer {
  const kept = createLruCache<{ html: string; bytes: Bytes }>(MEMORY_BYTES)

  // Caches the HTML rather than the promise: a promise belongs to the request that created it and is cancelled with it.
  async function once({ name, node }: ShellPart): Promise<{ html: string; bytes: Bytes }> {
    const known = kept.get(name)
    if (known !== undefined) return known
    const html = Object.hasOwn(shellParts, name) ? shellParts[name]! : await renderHtml(node())
    const part = { html, bytes: textBytes(html) }
    kept.set(name, part, html.length + part.bytes.byteLength)
    return part
  }

  const bytesOf = async (part: ShellPart) => (await once(part)).bytes

  return {
    announcement: () => bytesOf(announcementPart(siteConfig)),
    header: (sidebar) => bytesOf(headerPart(siteConfig, sidebar)),
    sidebar: async (name, section, items) => (await once(sidebarPart(name, section, items))).html,
    footer: () => bytesOf(footerPart(siteConfig)),
  }
}
