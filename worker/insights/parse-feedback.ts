// Parses a report from a reader or an agent, sent as a form or as JSON. Only known fields are read, and secrets are
// masked.

import {
  FEEDBACK_CATEGORIES,
  MAX_FEEDBACK_CHARACTERS,
  type FeedbackCategory,
} from '#site/model/insights/feedback.ts'
import { withoutSecrets } from '#site/search/answer/secret-text.ts'

export interface Feedback {
  page: string
  /** One of `markdownPlaces`; empty for the whole page. */
  place: string
  category: FeedbackCategory | undefined
  /** Empty if missing or too long. */
  text: string
}

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g

/** Undefined when the body is neither a form nor JSON. */
export function parseFeedback(body: string, contentType: string): Feedback | undefined {
  const sent = contentType.startsWith('application/json') ? fromJson(body) : fromForm(body, contentType)
  if (!sent) return undefined
  const field = (name: string): string => (typeof sent[name] === 'string' ? sent[name] : '')
  const category = field('category')
  const text = field('text').trim()
  return {
    page: field('page'),
    place: field('place'),
    category: Object.hasOwn(FEEDBACK_CATEGORIES, category) ? (category as FeedbackCategory) : undefined,
    text: text.length > MAX_FEEDBACK_CHARACTERS ? '' : withoutSecrets(text).replaceAll(EMAIL, '••••'),
  }
}

function fromJson(body: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const fromForm = (body: string, contentType: string): Record<string, unknown> | undefined =>
  contentType.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : undefined
