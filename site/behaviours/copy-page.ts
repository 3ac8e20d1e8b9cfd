// Owns the button that copies the page as Markdown: its twin, fetched when asked for.

import { behaviourSelector } from '../model/dom-hooks.ts'
import { showCopied } from './copied-feedback.ts'

export function startCopyPage(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>(behaviourSelector('copyPage'))
      const twin = button?.dataset.twin
      if (button && twin) void showCopied(button, copyTwin(twin), button.querySelector('[data-label]'))
    },
    { signal },
  )
}

async function copyTwin(twin: string): Promise<void> {
  // The promise goes into the clipboard item: some browsers allow a write during the click only.
  const text = fetchText(twin)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
}

async function fetchText(twin: string): Promise<Blob> {
  const answer = await fetch(twin)
  if (!answer.ok) throw new Error(`${twin} answered ${answer.status}`)
  return new Blob([await answer.text()], { type: 'text/plain' })
}
