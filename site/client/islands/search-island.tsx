// The navbar's search field once hydrated: opens the dialog, and passes on what was typed before.

import {
  useLayoutEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { closeOnNavigation } from '../../browser/close-on-navigation.ts'
import { isInputMethodKey } from '../../browser/keys/is-input-method-key.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { SEARCH_ASKED, SEARCH_ASKED_EARLY, type EarlyReach } from '../../model/dom-hooks.ts'
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import type { SearchConnection } from '../search/connect-search.ts'
import { SearchDialog } from './search-dialog.tsx'
import { useLiveSearch } from './use-live-search.ts'

export interface IslandProps {
  connection: SearchConnection | undefined
  /** The element that had focus before the field. */
  cameFrom: HTMLElement | undefined
}

export function SearchIsland({ connection, cameFrom }: IslandProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const search = useLiveSearch(connection)
  const hydrated = useHydrated()

  /** Opens the dialog with the field's text and cursor position. */
  const open = ({ selected = false } = {}): void => {
    if (!field.current || !dialog.current || !input.current) return
    const { value, selectionStart, selectionEnd } = field.current
    if (!dialog.current.open) {
      input.current.value = value
      field.current.value = ''
      dialog.current.showModal()
      input.current.focus()
    }
    if (selected) input.current.select()
    else input.current.setSelectionRange(selectionStart, selectionEnd)
    search.begin(input.current.value)
  }

  const takeOver = useHandover({ field, dialog, cameFrom, hydrated, load: search.load, open })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || isInputMethodKey(event.nativeEvent)) return
    event.preventDefault()
    open()
  }

  return (
    <>
      <SearchBox
        form={{ onClick: () => open() }}
        input={{
          ref: field,
          'aria-haspopup': hydrated ? 'dialog' : undefined,
          onFocus: () => search.load(),
          // Text still being composed with an input method belongs to the field it started in.
          onInput: ({ nativeEvent }) => (nativeEvent as InputEvent).isComposing || open(),
          onCompositionEnd: takeOver,
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

interface Handover extends Pick<IslandProps, 'cameFrom'> {
  field: RefObject<HTMLInputElement | null>
  dialog: RefObject<HTMLDialogElement | null>
  hydrated: boolean
  load(): void
  /** `selected`: the text too. */
  open(options?: { selected: boolean }): void
}

/**
 * Continues what the reader began in the field before it was hydrated, and listens for the shortcut from then on.
 * Returns what continues a composition, once it has ended.
 */
function useHandover({ field, dialog, cameFrom, hydrated, load, open }: Handover): () => void {
  const takeOver = (): void => {
    const { current: box } = field
    if (!box?.form || document.activeElement !== box) return
    load()
    // An input method's text stays in the field that it is composed in.
    if (isComposing()) return
    const asked = box.form.getAttribute(SEARCH_ASKED_EARLY)
    // A reader who tabbed into the field may want to tab on; one who typed wants results.
    if (asked === null && box.value === '') return
    box.form.removeAttribute(SEARCH_ASKED_EARLY)
    if (asked === 'key') {
      // When the dialog closes, focus returns to the element that has it now.
      if (cameFrom) cameFrom.focus({ preventScroll: true })
      else box.blur()
    }
    open({ selected: asked === 'key' && box.value === '' })
  }
  const start = useEffectEvent(takeOver)
  const openFromShortcut = useEffectEvent((event: Event) => {
    event.preventDefault()
    open({ selected: true })
  })
  useLayoutEffect(() => {
    if (!hydrated) return
    start()
    const listening = new AbortController()
    if (dialog.current) closeOnNavigation(dialog.current, listening.signal)
    field.current?.form?.addEventListener(SEARCH_ASKED, (event) => openFromShortcut(event), listening)
    return () => listening.abort()
  }, [hydrated, field, dialog])
  return takeOver
}

function isComposing(): boolean {
  const { compositionstart: start, compositionend: end } = (globalThis as EarlyReach).early ?? {}
  return start !== undefined && !(end && end.timeStamp >= start.timeStamp)
}
