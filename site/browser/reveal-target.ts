// Fragments that lead into something closed: opens the folded parts and tabs around the target.

import { decodeOrKeep } from '../model/decode-or-keep.ts'
import { whenLoaded } from './when-loaded.ts'

/** Shows the element that a URL's fragment names and returns it; `undefined` when there is none. */
export function revealTarget(fragment: string): HTMLElement | undefined {
  const target = findTarget(fragment)
  for (let around: HTMLElement | null | undefined = target; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    // The event by which browsers themselves announce a reveal: the tabs respond to it.
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
    // A target in something closed had no place to scroll to when the browser looked.
    if (!target?.closest('details, [data-behaviour="tabs"]')) return
    target.scrollIntoView()
    void scrollOnceSettled(target, signal)
  }
  addEventListener('hashchange', reveal, { signal })
  reveal()
}

/** What opens moves, and so does text whose face comes late: looks again after both, unless the reader has moved on. */
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
