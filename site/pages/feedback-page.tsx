// The feedback form, and the confirmation after it was sent. Works without JavaScript.

import type { ReactNode } from 'react'
import type { MarkdownPlace } from '../markdown/markdown-places.ts'
import { FEEDBACK_CATEGORIES, FEEDBACK_PATH, MAX_FEEDBACK_CHARACTERS } from '../model/insights/feedback.ts'
import { encodePath } from '../model/urls.ts'

export interface FeedbackPageProps {
  path: string
  title: string
  places: readonly MarkdownPlace[]
  /** Initially selected. */
  place?: string | undefined
  outcome?: 'received' | 'incomplete' | undefined
}

export function FeedbackPage({ path, title, places, place, outcome }: FeedbackPageProps): ReactNode {
  const back = <a href={encodePath(path)}>{title}</a>
  if (outcome === 'received') {
    return (
      <div className="search-page">
        <h1 className="search-page__title">Thank you</h1>
        <p role="status">Your report has arrived. Back to {back}.</p>
      </div>
    )
  }
  return (
    <div className="search-page">
      <h1 className="search-page__title">Report a mistake</h1>
      <p>On the page {back}.</p>
      {outcome === 'incomplete' ? (
        <p role="alert">
          Your report was not saved. Choose a category, and describe the mistake in up to{' '}
          {MAX_FEEDBACK_CHARACTERS.toLocaleString('en-US')} characters.
        </p>
      ) : undefined}
      <form className="search-page__paste" action={FEEDBACK_PATH} method="post">
        <input type="hidden" name="page" value={path} />
        <label htmlFor="feedback-place">Where</label>
        <select id="feedback-place" name="place" defaultValue={place ?? ''}>
          <option value="">The whole page</option>
          {places.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor="feedback-category">What</label>
        <select id="feedback-category" name="category">
          {Object.entries(FEEDBACK_CATEGORIES).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor="feedback-text">In your words</label>
        <textarea id="feedback-text" name="text" rows={6} maxLength={MAX_FEEDBACK_CHARACTERS} required />
        <p className="search-page__snippet">
          We keep the page, your two choices and your words for three months, and nothing that identifies you.
          Card numbers, keys and email addresses are masked first. We can’t reply here.
        </p>
        <button className="button" data-kind="primary" type="submit">
          Send
        </button>
      </form>
    </div>
  )
}
