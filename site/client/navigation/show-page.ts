// Replaces the page in the current document: article, head, sidebar and navbar.

import { findSidebar, markCurrentLink, placeSidebar } from '../../shell/sidebar/sidebar.behaviour.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { BODY_LAYOUT, SIDEBAR_SLOT_ID } from '../../model/dom-hooks.ts'
import type { PageRecord, PageRecordMeta } from '../../model/page-record.ts'
import { encodePath, markdownPath } from '../../model/urls.ts'
import { scriptJson } from '../../model/script-json.ts'
import type { Trust } from '../../browser/trusted-types.ts'
import { showMain } from './arriving-page.ts'
import type { SidebarHtml } from './load-record.ts'

const STRUCTURED_DATA = 'script[type="application/ld+json"]'

interface ShownPage {
  record: PageRecord
  /** The record's sidebar section, if the document shows a different one. */
  sidebar?: SidebarHtml
  /** The page starts at its top. */
  fromTop: boolean
}

export function showPage({ record, sidebar, fromTop }: ShownPage, origin: string, trust: Trust): void {
  const { meta } = record
  showMain(record, fromTop, trust)
  document.body.setAttribute(BODY_LAYOUT, meta.layout)
  document.title = meta.documentTitle
  // The rest of the head is metadata for machines and can wait until the page is painted.
  whenIdle(() => showHead(meta, origin, trust))
  showSidebar(record, sidebar, trust)
  for (const link of document.querySelectorAll('.navbar__link[data-sidebar]')) {
    link.ariaCurrent = link.getAttribute('data-sidebar') === meta.sidebar ? 'true' : null
  }
}

function showHead(meta: PageRecordMeta, origin: string, trust: Trust): void {
  const address = origin + encodePath(meta.path)
  setAttribute('meta[name="description"]', 'content', meta.description)
  canonicalLink().href = address
  setAttribute('link[rel="alternate"][type="text/markdown"]', 'href', encodePath(markdownPath(meta.path)))
  setAttribute('meta[property="og:url"]', 'content', address)
  setAttribute('meta[property="og:title"]', 'content', meta.documentTitle)
  setAttribute('meta[property="og:description"]', 'content', meta.description)
  showStructuredData(meta.structuredData, trust)
  document.querySelector('meta[name="robots"]')?.remove()
}

/** Replaces the previous page's structured data. */
function showStructuredData(data: unknown, { trustedHtml }: Trust): void {
  document.querySelector(STRUCTURED_DATA)?.remove()
  if (data === undefined) return
  // Parsed as HTML, because Trusted Types treats filling a script element as code, whatever its type.
  const html = `<script type="application/ld+json">${scriptJson(data)}</script>`
  document.head.insertAdjacentHTML('beforeend', trustedHtml(html))
}

/** Pages without a canonical URL, such as "not found", have no such link yet. */
function canonicalLink(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'canonical'
  document.head.append(link)
  return link
}

function setAttribute(selector: string, name: string, value: string): void {
  document.querySelector(selector)?.setAttribute(name, value)
}

/** Sidebars shown earlier, in the state they were left in: open categories stay open during the visit. */
const left = new Map<string, HTMLElement>()

/** True if the document has the sidebar section already: its HTML need not be fetched. */
export function hasSidebar(sidebarSection: string): boolean {
  return findSidebar()?.dataset.sidebarSection === sidebarSection || left.has(sidebarSection)
}

function showSidebar(record: PageRecord, arrived: SidebarHtml | undefined, { trustedHtml }: Trust): void {
  const { meta, sidebarList } = record
  const current = findSidebar()
  if (current?.dataset.sidebarSection !== meta.sidebarSection) {
    if (current?.dataset.sidebarSection) left.set(current.dataset.sidebarSection, current)
    current?.remove()
    const slot = document.getElementById(SIDEBAR_SLOT_ID)
    const known = left.get(meta.sidebarSection ?? '')
    if (known) slot?.append(known)
    else if (slot && arrived) slot.innerHTML = trustedHtml(arrived.html, arrived)
    placeSidebar()
  }
  const sidebar = findSidebar()
  if (sidebar)
    markCurrentLink(sidebar, encodePath(meta.path), sidebarList && trustedHtml(sidebarList, record))
}
