// The navbar's search form: a plain GET form that works without JavaScript. The script hydrates the same component with
// live results; it has no state of its own.

import type { ComponentProps, ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import { MAX_QUERY_LENGTH } from '../../model/queries/query-limits.ts'
import { Drawing } from '../icons/icon-drawing.tsx'
import { SEARCH_ICON_PATH } from '../icons/icon-paths.ts'

interface SearchBoxProps {
  /** Accessible name; two forms on one page need different ones. */
  label?: string
  /** Further attributes: for the current query, or for handlers in the browser. */
  form?: ComponentProps<'form'>
  input?: ComponentProps<'input'>
  /** Whether the shortcut is shown beside the text; the dialog shows it in its own way. */
  hint?: boolean
}

export function SearchBox({
  label = 'Search the documentation',
  form,
  input,
  hint = true,
}: SearchBoxProps): ReactNode {
  return (
    <search className="search-box">
      <form
        className="search-box__form"
        action="/search"
        method="get"
        aria-label={label}
        data-behaviour={behaviourName('search-form')}
        {...form}
      >
        <Drawing path={SEARCH_ICON_PATH} />
        <input
          className="search-box__input"
          type="search"
          name="q"
          dir="auto"
          placeholder="Search"
          aria-label="Search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          {...input}
        />
        {/* The script replaces it with the reader's own key before React runs. */}
        {hint ? (
          <kbd
            className="search-box__shortcut with-script"
            data-shortcut=""
            aria-hidden="true"
            suppressHydrationWarning
          >
            Ctrl+K
          </kbd>
        ) : undefined}
      </form>
    </search>
  )
}
