// Expands and collapses all fields of an operation, and copies its schema.

import { announce } from '../../../browser/announce.ts'
import { showCopied } from '../../../browser/copied-feedback.ts'
import { keepingPlace } from '../../../browser/keeping-place.ts'
import { fillFolds } from './fill-folds.ts'
import { schemaText, type SchemaSide } from './schema-text.ts'
import type { Trust } from '../../../browser/trusted-types.ts'

const TOOL = '.operation__tool'

/** Runs per page; stops when `signal` aborts. */
export function startFieldTools(trust: Trust, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const tool = (target as Element).closest<HTMLElement>(TOOL)
      if (!tool) return
      const { tool: use = '' } = tool.dataset
      if (use === 'expand') void toggleAll(tool, trust)
      else void showCopied(tool, copySchema(tool, use as SchemaSide), tool.firstElementChild)
    },
    { signal },
  )
}

/** Each switch keeps one alternative open, so that the fields read as one request. */
async function toggleAll(button: HTMLElement, trust: Trust): Promise<void> {
  const text = button.closest<HTMLElement>('.operation__text')!
  const open = button.ariaPressed !== 'true'
  try {
    if (open) await fillFolds(text, trust)
  } catch (error) {
    console.warn('Fields did not load.', error)
    announce('Some fields did not load. Try again.')
    return
  }
  keepingPlace(button, () => {
    for (const fold of text.querySelectorAll<HTMLDetailsElement>('details:not([data-alternative])'))
      fold.open = open
  })
  button.ariaPressed = String(open)
  button.firstElementChild!.textContent = open ? 'Collapse all' : 'Expand all'
}

/** The clipboard gets the promise itself: some browsers reject writes after an await. */
function copySchema(button: HTMLElement, side: SchemaSide): Promise<void> {
  const { id } = button.closest('.operation')!
  const text = schemaText(id, side)
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
