// Follows a row of the search dialog: to another query, a command or a page.

import { SEARCH_CHOSEN, type SearchChoice } from '../../model/dom-hooks.ts'
import { textOf, write, type DialogParts } from './dialog-parts.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SearchRow } from './search-rows.ts'

interface Following extends DialogParts {
  ask(query: string): void
  /** The browser opens the row's link in a new tab; the dialog stays. */
  newTab: boolean
}

export function followRow(row: SearchRow, { dialog, input, search, ask, newTab }: Following): void {
  if (row.kind === 'query') {
    if (newTab) return
    write(input, row.query)
    return ask(row.query)
  }
  if (search.command === undefined) rememberSearch(textOf(input).trim())
  if (newTab) return
  if (row.kind === 'command') {
    dialog.current?.close()
    return row.command.run?.()
  }
  const detail: SearchChoice = { url: row.url, words: wordsOf(row) }
  document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
  write(input, '')
  dialog.current?.close()
  // Focus may be back in the navbar's field; while it is there, nothing that is scrolled to stays clear of the header.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
}

/** The terms to highlight on the page that a row leads to. */
function wordsOf(row: Extract<SearchRow, { kind: 'page' | 'answer' }>): string[] {
  if (row.kind === 'page') return row.result.words
  return [row.answer.value, row.answer.title].map((text) => text.toLowerCase())
}
