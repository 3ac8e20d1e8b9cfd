// Places the sidebar, marks its current link and scrolls it into view.

import { behaviourSelector, MENU_SIDEBAR_ID, SIDEBAR_SLOT_ID } from '../../model/dom-hooks.ts'
import { whenIdle } from '../../browser/when-idle.ts'

/** Widths at which the sidebar is in the menu. */
const NARROW = '(width <= 996px)'

export function startSidebar(signal: AbortSignal): void {
  matchMedia(NARROW).addEventListener('change', placeSidebar, { signal })
  placeSidebar()
  whenIdle(showCurrentLink)
}

/** There is one sidebar: beside the article on wide screens, in the menu on narrow ones. */
export function placeSidebar(): void {
  const sidebar = findSidebar()
  const slot = document.getElementById(matchMedia(NARROW).matches ? MENU_SIDEBAR_ID : SIDEBAR_SLOT_ID)
  if (sidebar && slot && sidebar.parentElement !== slot) slot.append(sidebar)
}

/** The sidebar's `<nav>`, wherever it is; `undefined` on pages without one. */
export function findSidebar(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(behaviourSelector('sidebar')) ?? undefined
}

/** Marks the link with that URL as current, opens its categories and inserts the page's list, trusted HTML, below it. */
export function markCurrentLink(sidebar: Element, href: string, list: string | undefined): void {
  for (const link of sidebar.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current')
  sidebar.querySelector('.sidebar__operations')?.remove()
  const link = [...sidebar.querySelectorAll('a')].find((candidate) => candidate.getAttribute('href') === href)
  if (!link) return
  link.setAttribute('aria-current', 'page')
  const category = link.nextElementSibling
  const isCategory = category instanceof HTMLDetailsElement
  if (isCategory) category.open = true
  const above = isCategory ? category.firstElementChild! : link
  if (list) above.insertAdjacentHTML('afterend', list)
  for (let around = link.parentElement; around && around !== sidebar; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
  }
}

/** Scrolls the sidebar's own container, never the page, until its current link is visible. */
export function showCurrentLink(): void {
  const link = findSidebar()?.querySelector('a[aria-current="page"]')
  const box = link && scrollingBox(link)
  if (!link || !box) return
  const { top, bottom, height } = link.getBoundingClientRect()
  const outer = box.getBoundingClientRect()
  if (top >= outer.top && bottom <= outer.bottom) return
  box.scrollTop += top - outer.top - (box.clientHeight - height) / 2
}

function scrollingBox(link: Element): Element | undefined {
  for (let box = link.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return undefined
}
