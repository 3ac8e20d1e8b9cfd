// The shortcuts that open search: Ctrl+K (Cmd+K on Apple keyboards), and `/` outside text fields.

import {
  behaviourSelector,
  ISLAND,
  SEARCH_ASKED,
  SEARCH_ASKED_EARLY,
  type EarlyReach,
} from '../../model/dom-hooks.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

export function startSearchShortcut(signal: AbortSignal): void {
  const form = document.querySelector(behaviourSelector('search-form'))
  const input = form?.querySelector('input')
  if (!form || !input) return
  const hint = form.querySelector('[data-shortcut]')
  if (hint) hint.textContent = /^(Mac|iP)/.test(navigator.platform) ? '⌘+K' : 'Ctrl+K'
  // Recorded for React, which acts on it after hydration.
  form.addEventListener('click', () => form.setAttribute(SEARCH_ASKED_EARLY, 'click'), { signal })
  const open = (event: KeyboardEvent): void => {
    if (!isShortcut(event)) return
    event.preventDefault()
    const other = document.querySelector<HTMLDialogElement>('dialog:modal')
    if (!form.closest(`[${ISLAND}]`)?.contains(other)) other?.close()
    if (!form.dispatchEvent(new Event(SEARCH_ASKED, { cancelable: true }))) return
    form.setAttribute(SEARCH_ASKED_EARLY, 'key')
    input.focus()
    input.select()
  }
  document.addEventListener('keydown', open, { signal })
  // Presses and keys from before this script ran.
  const { early } = globalThis as EarlyReach
  if (document.activeElement === input) {
    const pressed = form.contains(early?.pointerdown?.target as Node | null)
    if (pressed || input.value !== '') form.setAttribute(SEARCH_ASKED_EARLY, 'click')
  }
  if (early?.keydown && !(early.pointerdown && early.pointerdown.timeStamp > early.keydown.timeStamp)) {
    open(early.keydown)
  }
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (key === '/') return !ctrlKey && !metaKey && !isTyping(target as Element)
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey
}

/** The field of a dialog that has just closed keeps the focus until the next frame, but takes no text. */
function isTyping(target: Element): boolean {
  return !!target.closest(TYPED_INTO) && target.checkVisibility()
}
