// The error pages: a bug (500) or unavailable content (503).

import type { ReactNode } from 'react'
import { ErrorBox } from '../shell/error-box/error-box.tsx'

interface FailurePageProps {
  status: 500 | 503
  /** Identifies the request in our logs. */
  requestId: string
  /** Path and query of the request, for the retry link. */
  retryHref: string
}

const TEXTS = {
  500: {
    title: 'This page crashed.',
    message: 'The error is on our side and has been recorded.',
    retry: 'Try again',
  },
  503: {
    title: 'This page can’t be loaded right now.',
    message: 'We can’t reach its content at the moment. Nothing is lost: try again in a few seconds.',
    retry: 'Retry',
  },
} as const

/** Title of the failure page for a status. */
export function failureTitle(status: FailurePageProps['status']): string {
  return TEXTS[status].title
}

export function FailurePage({ status, requestId, retryHref }: FailurePageProps): ReactNode {
  const { title, message, retry } = TEXTS[status]
  return (
    <div className="notice">
      <p className="notice__code" aria-hidden="true">
        {status}
      </p>
      <h1 className="notice__title">{title}</h1>
      <ErrorBox
        title={message}
        message={`Status ${status}, request ${requestId}`}
        retryHref={retryHref}
        retryLabel={retry}
        titleAs="p"
      />
    </div>
  )
}
