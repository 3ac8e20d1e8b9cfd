// The search dialog: a native modal with a combobox, whose options are real links.

import {
  useId,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { SEARCH_CHOSEN, type SearchChoice } from '../../model/dom-hooks.ts'
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import { MAX_QUERY_LENGTH } from '../../model/query-limits.ts'
import { rememberSearch } from './recent-searches.ts'
import { isWithoutRows, SearchResults, statusOf } from './search-results.tsx'
import { rowGroups, type SearchRow } from './search-rows.ts'
import { useAwaitedEnter } from './use-awaited-enter.ts'
import { useCommands } from './use-commands.ts'
import type { LiveSearch } from './use-live-search.ts'

interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  input: RefObject<HTMLInputElement | null>
  placeholder: string
  search: LiveSearch
  /** Called with the current text when the dialog closes. */
  onText: (text: string) => void
}

export function SearchDialog({ dialog, input, placeholder, search, onText }: SearchDialogProps): ReactNode {
  const list = useId()
  /** The row that the reader has moved to; until then the first result is selected. */
  const [moved, setMoved] = useState<MovedTo>()
  const commands = useCommands(search.command !== undefined)
  const groups = search.open ? rowGroups(search, commands) : []
  const rows = groups.flatMap((group) => group.rows)
  const count = rows.length
  const isAnswered = search.query !== '' || search.pasted !== undefined || search.command !== undefined
  const active = moved ? placeAmong(rows, moved) : isAnswered && count > 0 ? 0 : -1
  const hasNoCommand = search.command !== undefined && commands !== undefined && count === 0
  const optionId = (index: number): string => `${list}-${index}`

  /** Forwards the modifier keys, so that Ctrl+Enter opens a new tab like Ctrl+click. */
  const open = (index: number, keys: MouseEventInit): boolean => {
    const row = document.getElementById(optionId(index))
    row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
    return row !== null
  }
  /** The rows are those of an older query. */
  const isStale = (): boolean => input.current?.value.trim() !== search.query
  const enter = useAwaitedEnter({
    isStale,
    isPossible: search.stage !== undefined && !search.failed,
    openFirst: (keys) => open(0, keys),
    submit: () => input.current?.form?.requestSubmit(),
  })

  const ask = (text: string): void => {
    setMoved(undefined)
    enter.forget()
    search.ask(text, search.facet)
  }
  const onClose = (): void => {
    // The event is a separate task: a quick reader may have reopened the dialog by then.
    if (dialog.current?.open) return
    enter.forget()
    // A query without results is not worth restoring.
    if (search.failed || search.results?.total === 0 || search.command !== undefined) write(input, '')
    onText(input.current?.value ?? '')
    setMoved(undefined)
    search.end()
  }

  const choose = (row: SearchRow, newTab: boolean): void => {
    if (row.kind === 'query') {
      if (newTab) return
      write(input, row.query)
      return ask(row.query)
    }
    if (search.command === undefined) rememberSearch(input.current?.value.trim() ?? '')
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

  const onSubmit = (event: FormEvent): void => {
    // A card number or key must not get into a URL; a command is not a query.
    if (search.results?.refused || search.command !== undefined) event.preventDefault()
    else rememberSearch(input.current?.value.trim() ?? '')
  }

  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    if (!isWholeText(text)) return
    event.preventDefault()
    setMoved(undefined)
    write(input, '')
    search.paste(text)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // A search field clears itself on Escape; keep what was typed.
      event.preventDefault()
      dialog.current?.close()
    } else if (event.key === 'Enter') {
      // Enter does not refer to results of an older query. Where it opens no row, it submits the form.
      const mustWait = moved === undefined && !search.pasted && search.command === undefined && isStale()
      const { ctrlKey, metaKey, shiftKey } = event
      const keys = { ctrlKey, metaKey, shiftKey }
      if (mustWait ? enter.wait(keys) : open(active, keys)) event.preventDefault()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      enter.forget()
      const index = stepped(active, event.key === 'ArrowDown' ? 1 : -1, count)
      if (count > 0) setMoved({ index, url: rows[index]?.url })
    }
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search the documentation"
      onClose={onClose}
      // Only where the press starts counts: selecting text may end outside the dialog.
      onPointerDown={({ target, currentTarget }: PointerEvent) => {
        if (target === currentTarget) dialog.current?.close()
      }}
    >
      <div className="search-dialog__frame">
        <div className="search-dialog__head">
          <SearchBox
            label="Search in the dialog"
            form={{ onSubmit }}
            input={{
              ref: input,
              placeholder,
              onInput: () => ask(input.current?.value ?? ''),
              onKeyDown,
              onPaste,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': count > 0,
              'aria-controls': count > 0 ? list : undefined,
              'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
            }}
            hint={false}
          />
          <button className="search-dialog__close" type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {search.open ? (
          <SearchResults
            id={list}
            groups={groups}
            optionId={optionId}
            active={active}
            search={search}
            onChoose={choose}
          />
        ) : undefined}
        <div className="search-dialog__foot">
          <p className={isWithoutRows(search) ? 'visually-hidden' : 'search-dialog__status'} role="status">
            {hasNoCommand ? 'No matching command' : search.open ? statusOf(search) : ''}
          </p>
          <p className="search-dialog__keys" aria-hidden="true">
            <kbd>↑</kbd>&nbsp;<kbd>↓</kbd>&nbsp;choose <kbd>Enter</kbd>&nbsp;open <kbd>Ctrl Enter</kbd>
            &nbsp;new&nbsp;tab <kbd>&gt;</kbd>&nbsp;commands
          </p>
        </div>
      </div>
    </dialog>
  )
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

interface MovedTo {
  index: number
  /** Absent for the field itself. */
  url: string | undefined
}

/** Rows that come in between or fall away do not move the reader to another one. */
function placeAmong(rows: readonly SearchRow[], { index, url }: MovedTo): number {
  if (url === undefined || rows[index]?.url === url) return index
  const place = rows.findIndex((row) => row.url === url)
  return place === -1 ? Math.min(index, rows.length - 1) : place
}

/** The next option, cyclically, with one stop at "none", the field itself. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
