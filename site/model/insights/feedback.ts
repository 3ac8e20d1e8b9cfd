// Feedback on a page: its endpoint, categories and limits.

export const FEEDBACK_PATH = '/_feedback'

/** Keys are stored, labels are shown. */
export const FEEDBACK_CATEGORIES = {
  wrong: 'Something is wrong',
  missing: 'Something is missing',
  unclear: 'Something is unclear',
  sample: 'A sample does not work',
  other: 'Something else',
} as const
export type FeedbackCategory = keyof typeof FEEDBACK_CATEGORIES

export const MAX_FEEDBACK_CHARACTERS = 1000

export const feedbackHref = (path: string): string =>
  `${FEEDBACK_PATH}?${new URLSearchParams({ page: path })}`
