// What happens in the search dialog: typing, pasting, following a row, submitting, closing.

import { useId, type ClipboardEvent, type FormEvent } from 'react'
import { MAX_QUERY_LENGTH } from '../../model/queries/query-limits.ts'
import { looksSecret } from '../../search/secret/secret-text.ts'
import { textOf, write, type DialogParts } from './dialog-parts.ts'
import { followRow } from './follow-row.ts'
import { rememberSearch } from './recent-searches.ts'
import type { SearchRow } from './search-rows.ts'
import { useActiveRow } from './use-active-row.ts'
import { useSearchKeys } from './use-search-keys.ts'

export interface DialogOptions extends DialogParts {
  /** Called with the current text when the dialog closes. */
  onText: (text: string) => void
}

export function useSearchDialog({ dialog, input, search, onText }: DialogOptions) {
  const list = useId()
  const optionId = (index: number): string => `${list}-${index}`
  const row = useActiveRow(search)
  const { onKeyDown, forgetEnter } = useSearchKeys({ dialog, input, search, row, optionId })

  const ask = (query: string): void => {
    row.forget()
    forgetEnter()
    search.ask(query, search.facet)
  }

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text')
    if (!isWholeText(pasted)) return
    event.preventDefault()
    row.forget()
    write(input, '')
    search.paste(pasted)
  }

  return {
    list,
    groups: row.groups,
    count: row.rows.length,
    active: row.active,
    hasNoCommand: row.hasNoCommand,
    optionId,
    field: { onInput: () => ask(textOf(input)), onKeyDown, onPaste },
    choose: (chosen: SearchRow, newTab: boolean) => followRow(chosen, { dialog, input, search, ask, newTab }),
    onSubmit(event: FormEvent): void {
      // A card number or key must not get into a URL, even if it was not searched yet; a command is not a query.
      const text = textOf(input).trim()
      const isRefused = search.results?.refused || (text !== search.query && looksSecret(text))
      if (isRefused || search.command !== undefined) event.preventDefault()
      else rememberSearch(text)
    },
    onClose(): void {
      // The event is a separate task: a quick reader may have reopened the dialog by then.
      if (dialog.current?.open) return
      forgetEnter()
      // A query without results is not worth restoring.
      if (search.failed || search.results?.total === 0 || search.command !== undefined) write(input, '')
      onText(textOf(input))
      row.forget()
      search.end()
    },
  }
}

/** Not a query but an error body, trace or command, which a single-line field would truncate. */
const isWholeText = (text: string): boolean =>
  text.length > MAX_QUERY_LENGTH || /\S\s*\n\s*\S/.test(text) || /^\s*(?:curl\s|\{\s*")/.test(text)
