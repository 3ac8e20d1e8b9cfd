// The form of the error explainer.

import type { ReactNode } from 'react'
import { MAX_PASTE_LENGTH } from '../model/queries/query-limits.ts'
import { SEARCH_PATH } from '../model/urls.ts'
import { TOO_OFTEN } from './too-often.ts'

/** Text posted to the error explainer, with anything that looks like a card or key masked. */
export interface PastedText {
  text: string
  /** Why it was not looked at. */
  refused?: 'too-long' | 'too-often'
}

export const NOT_RECOGNISED = 'The text was not recognised as an error.'

const REFUSALS = {
  'too-long': 'The text is too long.',
  'too-often': TOO_OFTEN,
} as const

/** Works without JavaScript; with it, the dialog explains pasted text without sending it. */
export function PasteForm({
  pasted,
  unexplained,
}: {
  pasted: PastedText | undefined
  unexplained: boolean
}): ReactNode {
  return (
    <form className="search-page__paste" id="paste" action={SEARCH_PATH} method="post">
      <label htmlFor="paste-text">Explain a failure</label>
      {unexplained ? (
        <p role="status">{pasted?.refused ? REFUSALS[pasted.refused] : NOT_RECOGNISED}</p>
      ) : undefined}
      <textarea
        id="paste-text"
        name="text"
        rows={5}
        maxLength={MAX_PASTE_LENGTH}
        spellCheck={false}
        defaultValue={pasted?.text}
      />
      <p className="search-page__snippet">
        Paste an error body, a status line, a cURL command or a log line. This form sends it to this site,
        which does not store or log it and masks card numbers and keys before showing it again. With
        JavaScript, the search box explains it without sending anything.
      </p>
      <button className="button" type="submit">
        Explain
      </button>
    </form>
  )
}
