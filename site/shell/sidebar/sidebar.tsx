// The sidebar: the tree of one section with native `<details>`, rendered once, without a current page. `markCurrent`
// (mark-current.ts) relies on this exact markup.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { SidebarItem } from '../../model/release.ts'
import { encodePath } from '../../model/urls.ts'
import { PageBadge } from '../page-badge/page-badge.tsx'

interface SidebarProps {
  /** Name of the sidebar, for the script. */
  name: string
  /** Key of the sidebar section in the manifest, for the script. */
  sidebarSection: string
  items: SidebarItem[]
}

export function Sidebar({ name, sidebarSection, items }: SidebarProps): ReactNode {
  return (
    <nav
      className="sidebar"
      aria-label="Docs sidebar"
      data-behaviour={behaviourName('sidebar')}
      data-sidebar={name}
      data-sidebar-section={sidebarSection}
    >
      <SidebarList items={items} />
    </nav>
  )
}

function SidebarList({ items }: { items: SidebarItem[] }): ReactNode {
  return (
    <ul className="sidebar__list">
      {items.map((item) => (
        <li key={item.path ?? item.label} className="sidebar__item">
          <SidebarEntry item={item} />
        </li>
      ))}
    </ul>
  )
}

function SidebarEntry({ item }: { item: SidebarItem }): ReactNode {
  const children = item.items ?? []
  if (children.length === 0) return <SidebarLink item={item} />
  const linked = item.path !== undefined
  return (
    <>
      {linked ? <SidebarLink item={item} /> : undefined}
      <details className="sidebar__category">
        <summary className={linked ? 'sidebar__toggle' : 'sidebar__summary'}>
          {linked ? <span className="visually-hidden">{`Pages in ${item.label}`}</span> : item.label}
        </summary>
        <SidebarList items={children} />
      </details>
    </>
  )
}

function SidebarLink({ item }: { item: SidebarItem }): ReactNode {
  if (item.path === undefined) return <span className="sidebar__label">{item.label}</span>
  return (
    <a className="sidebar__link" href={encodePath(item.path)}>
      {item.label}
      {item.after ? <span className="visually-hidden"> {item.after}</span> : undefined}
      {item.badge ? <PageBadge kind={item.badge} /> : undefined}
    </a>
  )
}
