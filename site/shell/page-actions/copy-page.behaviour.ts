// The button that copies the page as Markdown, which is fetched on demand.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { showCopied } from '../../browser/copied-feedback.ts'

export function startCopyPage(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(behaviourSelector('copy-page'))
      const markdown = button?.dataset.markdown
      if (button && markdown)
        void showCopied(button, copyMarkdown(markdown), button.querySelector('[data-label]'))
    },
    { signal },
  )
}

async function copyMarkdown(markdown: string): Promise<void> {
  // The clipboard item gets a promise, because some browsers allow writing only during the click.
  const text = fetchText(markdown)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}

async function fetchText(markdown: string): Promise<Blob> {
  const response = await fetch(markdown)
  if (!response.ok) throw new Error(`${markdown} returned ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
