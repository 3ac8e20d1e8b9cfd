// Loads the module for other samples, collapsed fields and line highlighting when an operation is hovered or focused,
// or at once if the page must show more than the server sent.

import { loadModule } from '../../../browser/load-module.ts'
import { onLanguageChosen, wantedTab } from '../../../browser/tab-choice.ts'
import { readVerified, trustedHtml } from '../../../browser/trusted-types.ts'
import { LANGUAGE_GROUP } from '../../../model/component-rules.ts'
import { FOLD, TEXT_WANTED } from '../../../model/dom-hooks.ts'
import type { ModuleReference } from '../../../model/assets/module-reference.ts'

type ReadingModule = typeof import('./read-operations.ts')

const REACHES = ['pointerover', 'focusin', 'change', 'click', 'toggle'] as const
/** Controls that only the module handles: an event from before it loaded is replayed. */
const CHOICES = '.operation__samples select, .sample__tabs > button, .operation__tool'

/** Runs per page; stops when `page` aborts. */
export function offerReading(modules: readonly ModuleReference[], page: AbortSignal): void {
  if (!document.querySelector('.operation')) return
  const waiting = new AbortController()
  const signal = AbortSignal.any([page, waiting.signal])
  let repeat: (() => void) | undefined
  let starting: Promise<void> | undefined
  const start = async (): Promise<void> => {
    const { readOperations } = await loadModule<ReadingModule>(modules, 'read-operations')
    if (signal.aborted) return
    waiting.abort()
    readOperations({ readVerified, trustedHtml }, page)
    repeat?.()
  }
  const load: Load = (again = repeat) => {
    repeat = again
    return (starting ??= start().catch((error: unknown) => {
      starting = undefined
      console.warn('Samples did not load.', error)
    }))
  }
  onReach(load, signal)
  onKey(load, signal)
  onTextWanted(load, signal)
  onMissingTarget(load, signal)
  onLanguageChosen(() => void load(), signal)
  if (wantedTab(LANGUAGE_GROUP) !== undefined) void load()
}

/** Loads the module, which then repeats what the reader did: `again` or, without it, what they did last. */
type Load = (again?: () => void) => Promise<void>

function onReach(load: Load, signal: AbortSignal): void {
  const reached = ({ target, type }: Event): void => {
    const element = target as HTMLElement
    if (!element.closest?.('.operation')) return
    // Alternatives that are open from the start fire a toggle event too.
    if (type === 'toggle' && element.matches('[data-examples]')) return
    const used = element.closest<HTMLElement>(CHOICES)
    void load(used && (type === 'change' || type === 'click') ? asUsed(used, type) : undefined)
  }
  for (const reach of REACHES)
    document.addEventListener(reach, reached, { capture: true, passive: true, signal })
}

/** A key in one of the controls, or the one before that of the browser's own search. */
function onKey(load: Load, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    ({ key, target }) => {
      const element = target as HTMLElement
      if (key !== 'Control' && key !== 'Meta' && !element.matches?.(CHOICES)) return
      void load(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
    },
    { signal },
  )
}

/** Search terms are about to be highlighted. */
function onTextWanted(load: Load, signal: AbortSignal): void {
  document.addEventListener(
    TEXT_WANTED,
    (event) => {
      const { detail } = event as CustomEvent<Promise<void>[]>
      detail.push(load(() => document.dispatchEvent(new CustomEvent(TEXT_WANTED, { detail }))))
    },
    { signal },
  )
}

/** The fragment names a field that the server did not send. */
function onMissingTarget(load: Load, signal: AbortSignal): void {
  const follow = (): void => {
    const id = location.hash.slice(1)
    const target = document.getElementById(id)
    if (id !== '' && (!target || target.closest(FOLD))) void load()
  }
  addEventListener('hashchange', follow, { signal })
  follow()
}

/** Restores the chosen option, whatever the page has put into the select since. */
function asUsed(element: HTMLElement, type: string): () => void {
  const { value } = element as HTMLSelectElement
  return () => {
    if (element instanceof HTMLSelectElement) element.value = value
    element.dispatchEvent(new Event(type, { bubbles: true }))
  }
}
