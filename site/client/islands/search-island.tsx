// Owns the live search box: the server's form with results below it while the reader types. A combobox of real links.

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
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import { SearchPopup } from './search-popup.tsx'
import { useLiveSearch } from './use-live-search.ts'

export function SearchIsland(): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const search = useLiveSearch()
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState(false)
  // The first render equals the server's; what it could not know comes with the second.
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

  const results = search.answer?.results ?? []
  const shown = open && search.query !== ''
  const optionId = (index: number): string => `${list}-${index}`

  const update = (): void => {
    setActive(-1)
    setOpen(true)
    search.ask(input.current?.value ?? '')
  }
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }

  const takeOver = useEffectEvent(() => {
    // Typed before React was here.
    if (input.current?.value && document.activeElement === input.current) update()
  })
  useEffect(() => takeOver(), [])

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of an input method choose characters, not results.
    if (event.nativeEvent.isComposing) return
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
      if (results.length === 0) return
      event.preventDefault()
      setOpen(true)
      setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, results.length))
    }
  }

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown && results.length > 0,
    'aria-controls': list,
    'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
  } as const

  return (
    <SearchBox
      form={{
        onBlur: (event) => !event.currentTarget.parentElement?.contains(event.relatedTarget) && close(),
        onSubmit: close,
      }}
      input={{
        ref: input,
        onInput: update,
        onFocus: () => input.current?.value && update(),
        onKeyDown,
        ...(hydrated ? combobox : {}),
      }}
    >
      {shown ? (
        <SearchPopup
          id={list}
          optionId={optionId}
          active={active}
          search={search}
          onChoose={(newTab) => {
            if (newTab) return
            close()
            search.ask('')
            if (input.current) input.current.value = ''
          }}
        />
      ) : undefined}
    </SearchBox>
  )
}

/** The next option in a circle with one stop for "none", the field itself. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
