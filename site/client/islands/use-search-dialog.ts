// What happens in the search dialog: typing, moving among its rows, following one, closing.

import { useId, type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { SEARCH_CHOSEN, type SearchChoice } from '../../model/dom-hooks.ts'
import { MAX_QUERY_LENGTH } from '../../model/query-limits.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SearchRow } from './search-rows.ts'
import { useActiveRow } from './use-active-row.ts'
import { useAwaitedEnter } from './use-awaited-enter.ts'
import type { LiveSearch } from './use-live-search.ts'

export interface DialogParts {
  dialog: RefObject<HTMLDialogElement | null>
  input: RefObject<HTMLInputElement | null>
  search: LiveSearch
  /** Called with the current text when the dialog closes. */
  onText: (text: string) => void
}

export function useSearchDialog({ dialog, input, search, onText }: DialogParts) {
  const list = useId()
  const { groups, rows, active, isMoved, hasNoCommand, move, forget } = useActiveRow(search)
  const optionId = (index: number): string => `${list}-${index}`
  const text = (): string => input.current?.value ?? ''
  /** The rows are those of an older query. */
  const isStale = (): boolean => text().trim() !== search.query

  /** Forwards the modifier keys, so that Ctrl+Enter opens a new tab like Ctrl+click. */
  const open = (index: number, keys: MouseEventInit): boolean => {
    const row = document.getElementById(optionId(index))
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return row !== null
  }
  const enter = useAwaitedEnter({
    isStale,
    isPossible: search.stage !== undefined && !search.failed,
    openFirst: (keys) => open(0, keys),
    submit: () => input.current?.form?.requestSubmit(),
  })

  const ask = (query: string): void => {
    forget()
    enter.forget()
    search.ask(query, search.facet)
  }

  const choose = (row: SearchRow, newTab: boolean): void => {
    if (row.kind === 'query') {
      if (newTab) return
      write(input, row.query)
      return ask(row.query)
    }
    if (search.command === undefined) rememberSearch(text().trim())
    if (newTab) return
    if (row.kind === 'command') {
      dialog.current?.close()
      return row.command.run?.()
    }
    const detail: SearchChoice = { url: row.url, words: wordsOf(row) }
    document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
    write(input, '')
    dialog.current?.close()
  }

  const onClose = (): void => {
    // The event is a separate task: a quick reader may have reopened the dialog by then.
    if (dialog.current?.open) return
    enter.forget()
    // A query without results is not worth restoring.
    if (search.failed || search.results?.total === 0 || search.command !== undefined) write(input, '')
    onText(text())
    forget()
    search.end()
  }

  const onSubmit = (event: FormEvent): void => {
    // A card number or key must not get into a URL; a command is not a query.
    if (search.results?.refused || search.command !== undefined) event.preventDefault()
    else rememberSearch(text().trim())
  }

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text')
    if (!isWholeText(pasted)) return
    event.preventDefault()
    forget()
    write(input, '')
    search.paste(pasted)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // A search field clears itself on Escape; keep what was typed.
      event.preventDefault()
      dialog.current?.close()
    } else if (event.key === 'Enter') {
      // Enter does not refer to results of an older query. Where it opens no row, it submits the form.
      const mustWait = !isMoved && !search.pasted && search.command === undefined && isStale()
      const { ctrlKey, metaKey, shiftKey } = event
      const keys = { ctrlKey, metaKey, shiftKey }
      if (mustWait ? enter.wait(keys) : open(active, keys)) event.preventDefault()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      enter.forget()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  const field = { onInput: () => ask(text()), onKeyDown, onPaste }
  return {
    list,
    groups,
    count: rows.length,
    active,
    hasNoCommand,
    optionId,
    field,
    choose,
    onClose,
    onSubmit,
  }
}

/** Not a query but an error body, trace or command, which a single-line field would truncate. */
const isWholeText = (text: string): boolean =>
  text.length > MAX_QUERY_LENGTH || /\S\s*\n\s*\S/.test(text) || /^\s*(?:curl\s|\{\s*")/.test(text)

/** The terms to highlight on the page that a row leads to. */
function wordsOf(row: Extract<SearchRow, { kind: 'page' | 'answer' }>): string[] {
  if (row.kind === 'page') return row.result.words
  return [row.answer.value, row.answer.title].map((text) => text.toLowerCase())
}

function write({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (current) current.value = text
}
