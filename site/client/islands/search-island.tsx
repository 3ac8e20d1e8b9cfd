// Owns the live search box: the server's form with rows below it while the reader types. A combobox of real links.

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { SEARCH_CHOSEN, type SearchChoice } from '../../model/dom-hooks.ts'
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import type { SearchConnection } from '../search/start-search-worker.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchPopup } from './search-popup.tsx'
import { rowGroups, type SearchRow } from './search-rows.ts'
import { useLiveSearch, type LiveSearch } from './use-live-search.ts'

export function SearchIsland({ connection }: { connection: SearchConnection | undefined }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const search = useLiveSearch(connection)
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)
  // The first render equals the server's; what it could not know comes with the second.
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

  const groups = open ? rowGroups(search) : []
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const shown = open && (search.query !== '' || count > 0 || search.failed)
  const optionId = (index: number): string => `${list}-${index}`

  const update = (): void => {
    setActive(-1)
    setOpen(true)
    search.ask(input.current?.value ?? '', search.facet)
  }
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  const empty = (): void => {
    if (input.current) input.current.value = ''
    search.ask('')
  }

  const takeOver = useEffectEvent(() => {
    // Focused, and maybe typed into, before React was here.
    if (document.activeElement === input.current) update()
  })
  useEffect(() => takeOver(), [])

  const choose = (row: SearchRow, newTab: boolean): void => {
    if (row.kind === 'query') {
      if (newTab || !input.current) return
      input.current.value = row.query
      return update()
    }
    rememberSearch(search.query)
    if (newTab) return
    const detail: SearchChoice = { url: row.url, words: row.result.words }
    document.dispatchEvent(new CustomEvent(SEARCH_CHOSEN, { detail }))
    close()
    empty()
    input.current?.blur()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (!shown) return
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = document.getElementById(optionId(active))
      if (!shown || !chosen) return
      event.preventDefault()
      // With the keys held, so that Ctrl+Enter opens a new tab as Ctrl+click does.
      const { ctrlKey, metaKey, shiftKey } = event
      chosen.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      )
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return
      event.preventDefault()
      setOpen(true)
      setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, count))
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? list : undefined,
    'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
  } as const

  return (
    <SearchBox
      form={{
        onBlur: (event) => !event.currentTarget.parentElement?.contains(event.relatedTarget) && close(),
        onSubmit: () => {
          rememberSearch(search.query)
          close()
        },
      }}
      input={{
        ref: input,
        placeholder: placeholderOf(search),
        onInput: update,
        onFocus: update,
        onKeyDown,
        ...(hydrated ? combobox : {}),
      }}
    >
      {shown ? (
        <SearchPopup
          id={list}
          groups={groups}
          optionId={optionId}
          active={active}
          search={search}
          onChoose={choose}
        />
      ) : undefined}
    </SearchBox>
  )
}

function placeholderOf({ loading, stage }: LiveSearch): string {
  if (loading) return 'Loading...'
  if (!stage) return 'Search'
  return /^(Mac|iP)/.test(navigator.platform) ? 'Search ⌘+K' : 'Search Ctrl+K'
}

/** The next option in a circle with one stop for "none", the field itself. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
