// Loads collapsed fields when their <details> is opened or about to be, when a fragment names one of them, when the
// reader is about to search in the page, and when search terms are highlighted.

import { revealTarget } from '../../../browser/reveal-target.ts'
import { FOLD, TEXT_WANTED } from '../../../model/dom-hooks.ts'
import { fillFolds } from './fill-folds.ts'
import type { Trust } from '../../../browser/trusted-types.ts'

/** Runs per page; stops when `signal` aborts. */
export function startLateFields(trust: Trust, signal: AbortSignal): void {
  const texts = [...document.querySelectorAll<HTMLElement>('.operation__text[data-parts]')]
  if (texts.length === 0) return
  const complete = (text: Element | null): Promise<void> =>
    fillFolds(text as HTMLElement, trust).catch((error: unknown) =>
      console.warn('Fields did not load.', error),
    )
  for (const text of texts) {
    // Hover or focus is enough, so that the fields are there when it opens.
    for (const reach of ['pointerover', 'focusin', 'toggle'] as const) {
      text.addEventListener(
        reach,
        ({ target }) => {
          if ((target as Element).closest(FOLD)) void complete(text)
        },
        { capture: true, signal },
      )
    }
  }
  const follow = async (): Promise<void> => {
    const id = location.hash.slice(1)
    const around = texts.filter((text) => id.startsWith(`${text.parentElement!.id}-`))
    const target = document.getElementById(id)
    if (id === '' || (target && !target.closest(FOLD)) || around.length === 0) return
    await Promise.all(around.map(complete))
    if (!signal.aborted && location.hash.slice(1) === id) revealTarget(id)?.scrollIntoView()
  }
  // Those that were opened before this module loaded.
  for (const text of texts) if (text.querySelector(`${FOLD}[open]`)) void complete(text)
  addEventListener('hashchange', () => void follow(), { signal })
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Control' || key === 'Meta') for (const text of texts) void complete(text)
    },
    { signal },
  )
  document.addEventListener(
    TEXT_WANTED,
    (event) => (event as CustomEvent<Promise<void>[]>).detail.push(...texts.map(complete)),
    { signal },
  )
  void follow()
}
