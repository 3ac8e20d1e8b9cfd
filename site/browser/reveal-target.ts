// Opens the collapsed sections and tabs around a fragment's target.

import { decodeOrKeep } from '../model/decode-or-keep.ts'
import { whenLoaded } from './when-loaded.ts'

/** Shows the element that a URL's fragment names and returns it; `undefined` if there is none. */
export function revealTarget(fragment: string): HTMLElement | undefined {
  const target = findTarget(fragment)
  for (let around: HTMLElement | null | undefined = target; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    // The event that browsers fire before they reveal hidden content; tabs handle it.
    if (around.hidden) around.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
  return target
}

function findTarget(fragment: string): HTMLElement | undefined {
  const id = fragment.replace(/^#/, '')
  if (id === '') return undefined
  return document.getElementById(id) ?? document.getElementById(decodeOrKeep(id)) ?? undefined
}

const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Runs once: reveals the target of the first load and of every later fragment. */
export function startRevealTarget(signal: AbortSignal): void {
  const reveal = (): void => {
    const target = revealTarget(location.hash)
    // A target inside hidden content had no position when the browser tried to scroll to it.
    if (!target?.closest('details, [data-behaviour="tabs"]')) return
    target.scrollIntoView()
    void scrollOnceSettled(target, signal)
  }
  addEventListener('hashchange', reveal, { signal })
  reveal()
}

/** Opening sections and late fonts move the layout: scrolls again after both, unless the reader has scrolled. */
async function scrollOnceSettled(target: HTMLElement, signal: AbortSignal): Promise<void> {
  const moved = new AbortController()
  const options = { once: true, passive: true, signal: AbortSignal.any([signal, moved.signal]) }
  for (const move of READER_MOVES) addEventListener(move, () => moved.abort(), options)
  await new Promise<void>(whenLoaded)
  const opening = target.closest('details')?.getAnimations({ subtree: true }) ?? []
  await Promise.allSettled([document.fonts.ready, ...opening.map(({ finished }) => finished)])
  if (!moved.signal.aborted) target.scrollIntoView()
  moved.abort()
}
