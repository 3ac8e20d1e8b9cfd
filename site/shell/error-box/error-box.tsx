// The box that stands where content could not be shown: what happened, and a way to try again.
// A link and not a button: it works without JavaScript.

import type { ReactNode } from 'react'

export interface ErrorBoxProps {
  title: string
  /** The error's text. */
  message: string
  retryHref: string
  retryLabel?: string
  /** `p` where the page around has a title of its own. */
  titleAs?: 'h1' | 'p'
}

export function ErrorBox({
  title,
  message,
  retryHref,
  retryLabel = 'Retry',
  titleAs: Title = 'h1',
}: ErrorBoxProps): ReactNode {
  return (
    <div className="error-box" role="alert">
      <Title className="error-box__title">{title}</Title>
      <p className="error-box__message">{message}</p>
      <a className="button" data-kind="primary" href={retryHref} data-retry="">
        {retryLabel}
      </a>
    </div>
  )
}
