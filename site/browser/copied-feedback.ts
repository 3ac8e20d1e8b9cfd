// Feedback after copying: the button's label for a second, and the live region.

import { announce } from './announce.ts'

const FEEDBACK_MS = 1000

/** Shows "Copied" or a failure on the button, in `label` if it has visible text. */
export async function showCopied(
  button: HTMLElement,
  copying: Promise<void>,
  label?: Element | null,
): Promise<void> {
  let text = 'Copied'
  try {
    await copying
  } catch (error) {
    text = 'Copying failed'
    console.warn(text, error)
  }
  announce(text)
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
