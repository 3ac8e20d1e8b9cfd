// Parses a report from a reader or an agent, sent as a form or as JSON. Only known fields are read, and secrets are
// masked.

import {
  FEEDBACK_CATEGORIES,
  MAX_FEEDBACK_CHARACTERS,
  type FeedbackCategory,
} from '#site/model/insights/feedback.ts'
import { withoutSecrets } from '#site/search/secret/secret-text.ts'
import { FORM_TYPE, JSON_TYPE, mediaType } from '../http/media-type.ts'

export interface Feedback {
  page: string
  /** One of `markdownPlaces`; empty for the whole page. */
  place: string
  category: FeedbackCategory | undefined
  /** Masked. Empty if missing. */
  text: string
  /** The text is longer than what is stored. */
  tooLong: boolean
}

/** Begins where a word does: from each letter of a long one, the search for `@` would take quadratic time. */
const EMAIL = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g

/** Undefined when the body is neither a form nor JSON. */
export function parseFeedback(body: string, contentType: string): Feedback | undefined {
  const type = mediaType(contentType)
  const sent = type === JSON_TYPE ? fromJson(body) : type === FORM_TYPE ? fromForm(body) : undefined
  if (!sent) return undefined
  const field = (name: string): string => (typeof sent[name] === 'string' ? sent[name] : '')
  const category = field('category')
  const text = masked(field('text'))
  return {
    page: field('page'),
    place: field('place'),
    category: Object.hasOwn(FEEDBACK_CATEGORIES, category) ? (category as FeedbackCategory) : undefined,
    text,
    tooLong: text.length > MAX_FEEDBACK_CHARACTERS,
  }
}

/** What somebody may have written in a body that could not be parsed. */
export const unreadFeedback = (body: string): Feedback => ({
  page: '',
  place: '',
  category: undefined,
  text: masked(body),
  tooLong: false,
})

/** Forms send line breaks as two characters; the field counts them as one. */
const masked = (text: string): string =>
  withoutSecrets(text.replaceAll('\r\n', '\n').trim()).replaceAll(EMAIL, '••••')

function fromJson(body: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const fromForm = (body: string): Record<string, unknown> => Object.fromEntries(new URLSearchParams(body))
