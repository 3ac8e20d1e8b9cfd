// The keys of the search dialog's field: Escape closes, the arrows move among the rows, Enter opens one.

import type { KeyboardEvent } from 'react'
import { isInputMethodKey } from '../../browser/keys/is-input-method-key.ts'
import { textOf, type DialogParts } from './dialog-parts.ts'
import type { ActiveRow } from './use-active-row.ts'
import { useAwaitedEnter } from './use-awaited-enter.ts'

interface KeysOptions extends DialogParts {
  row: Pick<ActiveRow, 'active' | 'isMoved' | 'move'>
  /** Id of a row's element. */
  optionId(index: number): string
}

interface SearchKeys {
  onKeyDown(event: KeyboardEvent): void
  /** An Enter that waits for its rows no longer does. */
  forgetEnter(): void
}

export function useSearchKeys({ dialog, input, search, row, optionId }: KeysOptions): SearchKeys {
  /** The rows are those of an older query. */
  const isStale = (): boolean => textOf(input).trim() !== search.query
  /** Forwards the modifier keys, so that Ctrl+Enter opens a new tab like Ctrl+click. */
  const open = (index: number, keys: MouseEventInit): boolean => {
    const element = document.getElementById(optionId(index))
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return element !== null
  }
  const enter = useAwaitedEnter({
    isStale,
    isPossible: search.stage !== undefined && !search.failed,
    openFirst: (keys) => open(0, keys),
    submit: () => input.current?.form?.requestSubmit(),
  })
  /** Where Enter opens no row, it submits the form. */
  const opensRow = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const keys = { ctrlKey, metaKey, shiftKey }
    // Enter does not refer to results of an older query.
    const mustWait = !row.isMoved && !search.pasted && search.command === undefined && isStale()
    return mustWait ? enter.wait(keys) : open(row.active, keys)
  }

  return {
    forgetEnter: enter.forget,
    onKeyDown(event) {
      // An input method's own keys: candidates are chosen with arrows, taken with Enter, dropped with Escape.
      if (isInputMethodKey(event.nativeEvent)) return
      if (event.key === 'Escape') {
        // A search field clears itself on Escape; keep what was typed.
        event.preventDefault()
        dialog.current?.close()
      } else if (event.key === 'Enter') {
        if (opensRow(event)) event.preventDefault()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        enter.forget()
        row.move(event.key === 'ArrowDown' ? 1 : -1)
      }
    },
  }
}
