// Owns Ctrl+K (Cmd+K on Apple keyboards): it leads into the search field from anywhere.

import { behaviourSelector } from '../model/dom-hooks.ts'

export function startSearchShortcut(signal: AbortSignal): void {
  const form = document.querySelector(behaviourSelector('searchForm'))
  const input = form?.querySelector('input')
  if (!form || !input) return
  const hint = form.querySelector('[data-shortcut]')
  if (hint) hint.textContent = /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  document.addEventListener(
    'keydown',
    (event) => {
      const modified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey
      if (!modified || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
      input.focus()
      input.select()
    },
    { signal },
  )
}
