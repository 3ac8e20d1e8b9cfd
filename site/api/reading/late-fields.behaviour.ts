// Folded fields come into the page when their fold is opened or reached for, when a fragment names one of them, and when
// the reader is about to search in the page.

import { loadParts } from '../../browser/late-parts.ts'
import { revealTarget } from '../../browser/reveal-target.ts'
import { trustedHtml } from '../../browser/trusted-types.ts'

const FOLD = 'details[data-part]'

/** Runs per page: ends with the page that is shown. */
export function startLateFields(signal: AbortSignal): void {
  const texts = [...document.querySelectorAll<HTMLElement>('.operation__text[data-parts]')]
  if (texts.length === 0) return
  const complete = (text: Element | null): Promise<void> =>
    fillFolds(text as HTMLElement).catch((error: unknown) => console.warn('Fields did not load.', error))
  for (const text of texts) {
    // Reaching for a fold is enough: the fields are there when it opens.
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
    if (id === '' || document.getElementById(id) || around.length === 0) return
    await Promise.all(around.map(complete))
    if (!signal.aborted && location.hash.slice(1) === id) revealTarget(id)?.scrollIntoView()
  }
  addEventListener('hashchange', () => void follow(), { signal })
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Control' || key === 'Meta') for (const text of texts) void complete(text)
    },
    { signal },
  )
  void follow()
}

async function fillFolds(text: HTMLElement): Promise<void> {
  if (!text.querySelector(FOLD)) return
  const parts = await loadParts<string[]>(text)
  for (const fold of text.querySelectorAll<HTMLElement>(FOLD)) {
    const html = parts[Number(fold.dataset.part)]
    fold.removeAttribute('data-part')
    if (html !== undefined) fold.lastElementChild!.outerHTML = trustedHtml(html)
  }
}
