// The keys that lead into the search from anywhere: Ctrl+K (Cmd+K on Apple keyboards), and `/` where nobody types.

import { behaviourSelector, ISLAND, SEARCH_ASKED, SEARCH_ASKED_EARLY } from '../../model/dom-hooks.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

export function startSearchShortcut(signal: AbortSignal): void {
  const form = document.querySelector(behaviourSelector('searchForm'))
  const input = form?.querySelector('input')
  if (!form || !input) return
  const hint = form.querySelector('[data-shortcut]')
  if (hint) hint.textContent = /^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
  // What was asked for before React is here is done when it comes.
  form.addEventListener('click', () => form.setAttribute(SEARCH_ASKED_EARLY, 'click'), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      const other = document.querySelector<HTMLDialogElement>('dialog:modal')
      if (!form.closest(`[${ISLAND}]`)?.contains(other)) other?.close()
      if (!form.dispatchEvent(new Event(SEARCH_ASKED, { cancelable: true }))) return
      form.setAttribute(SEARCH_ASKED_EARLY, 'key')
      input.focus()
      input.select()
    },
    { signal },
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (key === '/') return !ctrlKey && !metaKey && !(target as Element).closest(TYPED_INTO)
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}
