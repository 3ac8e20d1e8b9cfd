// The answer that the site's search shows ahead of its results, with absolute addresses.

import type { Answer } from '#site/search/answer/answer.ts'
import { shownAnswer, type ShownAnswer } from '#site/search/present/shown-answer.ts'

export type SiteAnswer = ShownAnswer

export function siteAnswer(answer: Answer, origin: string): SiteAnswer {
  const shown = shownAnswer(answer)
  return { ...shown, url: origin + shown.url }
}
