// The copy buttons of code blocks.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { showCopied } from '../../browser/copied-feedback.ts'

/** Runs per page: ends with the page that is shown. */
export function startCopyCode(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLElement>(behaviourSelector('copyCode'))) {
    const code = button.closest('.code-block')?.querySelector('code')
    if (!code) continue
    const copy = (): void => void showCopied(button, navigator.clipboard.writeText(codeText(code)))
    button.addEventListener('click', copy, { signal })
    // Useless without a script, so the server hides it.
    button.hidden = false
  }
}

/** The code as written: without what is drawn beside it, and without a last line break. */
function codeText(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const extra of copy.querySelectorAll('[aria-hidden="true"]')) extra.remove()
  return (copy.textContent ?? '').replace(/\n$/, '')
}
