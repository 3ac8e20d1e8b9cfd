// Owns the answer to a moved or misspelt address. The Location is a path of the release, never built from a header.

import { cachePolicy } from '../cache-policy.ts'
import type { Answer } from '../answer.ts'
import { wholeAnswer } from '../whole-answer.ts'

export const answerRedirect: Answer<'redirect'> = (_c, { location }) =>
  wholeAnswer('', { location, ...cachePolicy.redirect }, 301)
