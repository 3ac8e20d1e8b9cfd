// The search field of the navbar once React is here: what opens the dialog, and what is typed before it is open.

import {
  useLayoutEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { closeOnNavigation } from '../../browser/close-on-navigation.ts'
import { SEARCH_ASKED, SEARCH_ASKED_EARLY } from '../../model/dom-hooks.ts'
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import type { SearchConnection } from '../search/connect-search.ts'
import { SearchDialog } from './search-dialog.tsx'
import { useLiveSearch } from './use-live-search.ts'

export interface IslandProps {
  connection: SearchConnection | undefined
  /** What had the focus before the reader reached for the field. */
  cameFrom: HTMLElement | undefined
}

export function SearchIsland({ connection, cameFrom }: IslandProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const search = useLiveSearch(connection)
  // The first render equals the server's; what it could not know comes with the second.
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )

  /** Opens the dialog with the field's text, and the cursor where it was in it. */
  const open = (selected: boolean): void => {
    if (!field.current || !dialog.current || !input.current) return
    const { value, selectionStart, selectionEnd } = field.current
    if (!dialog.current.open) {
      input.current.value = value
      dialog.current.showModal()
      input.current.focus()
    }
    if (selected) input.current.select()
    else input.current.setSelectionRange(selectionStart, selectionEnd)
    search.begin(input.current.value)
  }

  const takeOver = useEffectEvent(() => {
    const { current: box } = field
    if (!box?.form || document.activeElement !== box) return
    search.load()
    const asked = box.form.getAttribute(SEARCH_ASKED_EARLY)
    // A reader who came by the Tab key may want to go on; one who typed wants a result.
    if (asked === null && box.value === '') return
    if (asked === 'key') {
      // The focus goes back to where it is now when the dialog closes.
      if (cameFrom) cameFrom.focus({ preventScroll: true })
      else box.blur()
    }
    open(asked === 'key' && box.value === '')
  })
  const responseShortcut = useEffectEvent((event: Event) => {
    event.preventDefault()
    open(true)
  })
  useLayoutEffect(() => {
    if (!hydrated) return
    takeOver()
    const listening = new AbortController()
    if (dialog.current) closeOnNavigation(dialog.current, listening.signal)
    field.current?.form?.addEventListener(SEARCH_ASKED, (event) => responseShortcut(event), listening)
    return () => listening.abort()
  }, [hydrated])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(false)
  }

  return (
    <>
      <SearchBox
        form={{ onClick: () => open(false) }}
        input={{
          ref: field,
          'aria-haspopup': hydrated ? 'dialog' : undefined,
          onFocus: () => search.load(),
          // Half a character of an input method belongs to the field that it was begun in.
          onInput: ({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || open(false),
          onCompositionEnd: () => open(false),
          onKeyDown,
        }}
      />
      {hydrated ? (
        <SearchDialog
          dialog={dialog}
          input={input}
          placeholder={search.loading ? 'Loading...' : 'Search'}
          search={search}
          onText={(text) => {
            if (field.current) field.current.value = text
          }}
        />
      ) : undefined}
    </>
  )
}
