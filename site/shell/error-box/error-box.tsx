// Owns the box that stands where content could not be shown: what happened, and a way to try again.
// A link and not a button: it works without JavaScript.

import type { ReactNode } from 'react'

export interface ErrorBoxProps {
  title: string
  /** The error's text. */
  message: string
  retryHref: string
  retryLabel?: string
}

export function ErrorBox({ title, message, retryHref, retryLabel = 'Retry' }: ErrorBoxProps): ReactNode {
  return (
    <div className="error-box" role="alert">
      <p className="error-box__title">{title}</p>
      <p className="error-box__message">{message}</p>
      <a className="button" data-kind="primary" href={retryHref} data-retry="">
        {retryLabel}
      </a>
    </div>
  )
}
