// The box shown when content could not be loaded: what happened, and a way to retry. In a response that is a link, which
// works without JavaScript; in the template that the script fills, a button.

import type { ReactNode } from 'react'

interface ErrorBoxProps {
  title: string
  /** The error message. */
  message: string
  /** Absent in the template. */
  retryHref?: string
  retryLabel?: string
  /** `p` if the surrounding page has its own title; `template` if the box is a template for a page without one. */
  titleAs?: 'h1' | 'p' | 'template'
}

export function ErrorBox({
  title,
  message,
  retryHref,
  retryLabel = 'Retry',
  titleAs = 'h1',
}: ErrorBoxProps): ReactNode {
  // A heading for assistive technology; tools that count headings in the source still see only the page's own.
  const heading = titleAs === 'template' ? { role: 'heading', 'aria-level': 1 } : {}
  const Title = titleAs === 'h1' ? 'h1' : 'p'
  return (
    <div className="error-box" role="alert">
      <Title className="error-box__title" {...heading}>
        {title}
      </Title>
      <p className="error-box__message">{message}</p>
      {retryHref === undefined ? (
        <button className="button" data-kind="primary">
          {retryLabel}
        </button>
      ) : (
        <a className="button" data-kind="primary" href={retryHref}>
          {retryLabel}
        </a>
      )}
    </div>
  )
}
