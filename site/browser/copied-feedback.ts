// Feedback after copying: the button's label for a second, and the live region.

import { announce } from './announce.ts'

/** How long the result is shown. */
export const FEEDBACK_MS = 1000

export type CopyResult = 'Copied' | 'Copying failed'

/** Announces whether copying worked. */
export async function copyResult(copying: Promise<void>): Promise<CopyResult> {
  const result = await copying.then(
    () => 'Copied' as const,
    (error: unknown) => {
      console.warn('Copying failed.', error)
      return 'Copying failed' as const
    },
  )
  announce(result)
  return result
}

/** Shows "Copied" or a failure on the button, in `label` if it has visible text. */
export async function showCopied(
  button: HTMLElement,
  copying: Promise<void>,
  label?: Element | null,
): Promise<void> {
  const text = await copyResult(copying)
  if (button.dataset.copied !== undefined) return
  const { ariaLabel, title } = button
  const labelText = label?.textContent
  button.dataset.copied = text === 'Copied' ? 'true' : 'false'
  if (label) label.textContent = text
  else {
    button.ariaLabel = text
    button.title = text
  }
  setTimeout(() => {
    delete button.dataset.copied
    if (label) label.textContent = labelText ?? ''
    else {
      button.ariaLabel = ariaLabel
      button.title = title
    }
  }, FEEDBACK_MS)
}
