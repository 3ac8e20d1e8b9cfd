// Finds facts, and what is not offered. Most queries ask for neither, so this module and everything it needs is loaded
// on use, with the data that it searches.

import { findFact } from './find-fact.ts'
import { findNotOffered } from './find-not-offered.ts'
import { inWordsMeant } from './words-meant.ts'

export const answerFinder = { findFact, findNotOffered, inWordsMeant }
export type AnswerFinder = typeof answerFinder
