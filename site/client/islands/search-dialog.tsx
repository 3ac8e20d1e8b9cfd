// The search dialog: a native modal with a combobox, whose options are real links.

import type { PointerEvent, ReactNode } from 'react'
import { SearchBox } from '../../shell/search-box/search-box.tsx'
import { isWithoutRows, SearchResults, statusOf } from './search-results.tsx'
import type { LiveSearch } from './use-live-search.ts'
import { useSearchDialog, type DialogOptions } from './use-search-dialog.ts'

interface SearchDialogProps extends DialogOptions {
  placeholder: string
}

export function SearchDialog({ placeholder, ...parts }: SearchDialogProps): ReactNode {
  const { dialog, input, search } = parts
  const shown = useSearchDialog(parts)
  const { list, count, active, optionId } = shown
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search the documentation"
      onClose={shown.onClose}
      // Only where the press starts counts: selecting text may end outside the dialog.
      onPointerDown={({ target, currentTarget }: PointerEvent) => {
        if (target === currentTarget) dialog.current?.close()
      }}
    >
      <div className="search-dialog__frame">
        <div className="search-dialog__head">
          <SearchBox
            label="Search in the dialog"
            form={{ onSubmit: shown.onSubmit }}
            input={{
              ref: input,
              placeholder,
              ...shown.field,
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': count > 0,
              'aria-controls': count > 0 ? list : undefined,
              'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
            }}
            hint={false}
          />
          <button
            className="search-dialog__button search-dialog__close"
            type="button"
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </div>
        {search.open ? (
          <SearchResults
            id={list}
            groups={shown.groups}
            optionId={optionId}
            active={active}
            search={search}
            onChoose={shown.choose}
          />
        ) : undefined}
        <Foot search={search} hasNoCommand={shown.hasNoCommand} />
      </div>
    </dialog>
  )
}

function Foot({ search, hasNoCommand }: { search: LiveSearch; hasNoCommand: boolean }): ReactNode {
  return (
    <div className="search-dialog__foot">
      <p className={isWithoutRows(search) ? 'visually-hidden' : 'search-dialog__status'} role="status">
        {hasNoCommand ? 'No matching command' : search.open ? statusOf(search) : ''}
      </p>
      <p className="search-dialog__keys" aria-hidden="true">
        <kbd>↑</kbd>&nbsp;<kbd>↓</kbd>&nbsp;choose <kbd>Enter</kbd>&nbsp;open <kbd>Ctrl Enter</kbd>
        &nbsp;new&nbsp;tab <kbd>&gt;</kbd>&nbsp;commands
      </p>
    </div>
  )
}
