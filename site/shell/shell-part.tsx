// The parts of the shell that many pages share, and their names in a release. The build renders them; the Worker
// renders those that a release lacks.

import type { ReactNode } from 'react'
import type { SidebarItem } from '../model/release.ts'
import type { SiteConfig } from '../model/site-config.ts'
import { AnnouncementBar } from './announcement-bar/announcement-bar.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'

export interface ShellPart {
  name: string
  node(): ReactNode
}

export const announcementPart = ({ announcement }: SiteConfig): ShellPart => ({
  name: 'announcement',
  node: () => <AnnouncementBar announcement={announcement} />,
})

/** `sidebar` names the current sidebar, whose link is marked active. */
export const headerPart = (config: SiteConfig, sidebar?: string): ShellPart => ({
  name: `header ${sidebar ?? ''}`,
  node: () => <SiteHeader config={config} sidebar={sidebar} />,
})

/** One sidebar section, with no page marked as current. */
export const sidebarPart = (sidebar: string, sidebarSection: string, items: SidebarItem[]): ShellPart => ({
  name: `sidebar ${sidebarSection}`,
  node: () => <Sidebar name={sidebar} sidebarSection={sidebarSection} items={items} />,
})

export const footerPart = (config: SiteConfig): ShellPart => ({
  name: 'footer',
  node: () => <SiteFooter config={config} />,
})

/** A section key is the sidebar's name, plus the open categories if the sidebar is pruned. */
export const sidebarOfSection = (sidebarSection: string): string => sidebarSection.split('.', 1)[0]!
