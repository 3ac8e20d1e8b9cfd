// Highlights the current section in the contents list, or the one just chosen. Loaded on the first sign of a reader.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { readingThresholds, sectionAt } from './reading-position.ts'

/** Readers look below the navbar, not at its edge: a heading is current from this share of the viewport's height. */
const READING_LINE = 0.2

/** A page whose height has not changed for this long is settled. */
const REST_MS = 100

/** Runs per page; stops when `signal` aborts. */
export function followReading(signal: AbortSignal): void {
  const lists = [...document.querySelectorAll(behaviourSelector('table-of-contents'))]
  const inMain = lists.filter((list) => list.closest('main'))
  // The sidebar's list of operations is highlighted separately, as it has fewer entries than the contents list.
  for (const group of [inMain, lists.filter((list) => !inMain.includes(list))]) highlightIn(group, signal)
}

function highlightIn(lists: readonly Element[], signal: AbortSignal): void {
  const links = lists.flatMap((list) => [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')])
  const headings = [...new Set(links.map(idOf))].flatMap((id) => document.getElementById(id) ?? [])
  if (headings.length === 0) return

  let thresholds: number[] = []
  let stale = false
  let rest: ReturnType<typeof setTimeout> | undefined
  let chosen: string | undefined

  let marked: string | undefined
  const mark = (): void => {
    const id = chosen ?? headings[sectionAt(thresholds, scrollY)]?.id
    if (id === marked) return
    marked = id
    for (const link of links) {
      if (idOf(link) === id) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const measure = (): void => {
    stale = false
    thresholds = readingThresholds({
      tops: headings.map((heading) => heading.getBoundingClientRect().top + scrollY),
      offset: navbarHeight() + innerHeight * READING_LINE,
      viewport: innerHeight,
      maxScroll: document.documentElement.scrollHeight - innerHeight,
    })
    mark()
  }
  // A chosen section stays highlighted wherever the scroll ends, until the reader scrolls.
  const findChosen = (): string | undefined =>
    links.map(idOf).find((id) => location.hash === `#${id}` || location.hash === `#${encodeURIComponent(id)}`)
  const choose = (): void => {
    chosen = findChosen()
    mark()
  }
  const release = (): void => {
    chosen = undefined
  }

  // Section positions are measured once the page has settled, or on the first scroll.
  const measureLater = (): void => {
    stale = true
    clearTimeout(rest)
    rest = setTimeout(() => signal.aborted || measure(), REST_MS)
  }
  const follow = (): void => (stale ? measure() : mark())
  addEventListener('hashchange', choose, { signal })
  addEventListener('scroll', follow, { signal })
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, release, { passive: true, signal })
  const observer = new ResizeObserver(measureLater)
  observer.observe(document.body)
  signal.addEventListener('abort', () => observer.disconnect())
  // The observer measures after layout: measuring here would force one before the page is complete.
  chosen = findChosen()
}

function navbarHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}

function idOf(link: HTMLAnchorElement): string {
  return decodeURIComponent(link.hash.slice(1))
}
