// All ranking weights, each with its reason. `npm run bench search` measures their effect; docs/search-tuning.md
// reports on the script that found them (scripts/bench/ranking/tune-weights.ts).

import type { FieldWeights } from '../index/searched-fields.ts'

/** Weight of a word by field. Page fields count for the page's sections through `page`. */
export const FIELD_WEIGHTS: FieldWeights = {
  /** A heading says what its text is about. */
  title: 2.5,
  /** Keywords chosen by the author, and identifiers in code samples. */
  keywords: 2,
  content: 1,
  /** Already in readers' words. */
  questions: 1,
}

/** Weight by kind of match: highest as typed, lowest for a guess. */
export const MATCH_WEIGHTS = {
  whole: 2,
  /** In addition to `whole` when the word occurs as typed. */
  stem: 1,
  /** The reader may still be typing. */
  beginning: 0.4,
  typo: 1,
  /** A guess when few entries match as completions. */
  unsure: 0.5,
  synonym: 0.7,
  /** The parts of a compound name, separately. */
  parts: 0.5,
  /** A compound name that occurs as typed is what was meant. */
  identifier: 8,
}

/** Saturation of repeated words: within a row, and over a page. */
export const SATURATION = { row: 4, page: 8 }

/** Penalty for long pages, which contain more words of any kind. */
export const PAGE_LENGTH = 0.6
/** Weight of a word in a page's title, introduction or questions, relative to its sections. */
export const PAGE_LEAD = 2

/** Weight of words such as `how` and `use`: they only break ties. */
export const OPTIONAL_WORD = 0.3

/**
 * Exponent of the inverse document frequency. At 1, a verb that two pages happen to use would outweigh the subject of
 * the query.
 */
export const RARITY = 0.4

/**
 * Weight of a word that no title contains: rare in text and titles alike, it reflects how somebody phrases things
 * rather than what a page is about. A title with about four words contains each of them clearly.
 */
export const UNTITLED_WORD = 0.7
export const CLEAR_TITLE = 0.5

/** Each applies to a measure between 0 and about 1. */
export const ROW_WEIGHTS = {
  /** The words occur in the row itself. */
  own: 1.12,
  /** They occur anywhere on its page: rows of a page that covers the whole question rank above chance hits. */
  page: 0.5,
  /** Share of the query in the heading, higher if the heading says little else. */
  title: 0.22,
  pageTitle: 0.2,
  /** Share of the page's title that the query does not say: what is about one platform or partner needs its name. */
  otherTitle: -0.15,
  /** A page that says more answers more questions, whatever its length costs the words on it. */
  breadth: 0.05,
  /** The page's title is the query except for word forms, typos or an incomplete last word. */
  wholeTitle: 0.7,
  /** A row that lacks a word is not excluded, only penalised. Squared: the last missing words cost most. */
  coverage: 0.6,
  /** The text contains a longer query verbatim: a pasted sentence or message. */
  quoted: 0.8,
  /** It has a name or status code from the query. */
  called: 0.22,
  /** Among equal rows, the page's own, as it leads to the others. */
  isPage: 0.2,
  /** The query is one of the page's questions: for the page, and for its sections. */
  question: 0.04,
  pageQuestion: 0.2,
  /** In addition for a query of several words: it resembles a question, and hardly ever a title. */
  longQuestion: 0.3,
  /** The page is deprecated: it ranks below its replacement, unless the query asks for something old. */
  deprecated: -1,
  /** Per path segment: general pages before specific ones. */
  depth: -0.06,
  /** One of the contract's hundreds of fields: the section that explains it is more useful. */
  ownPlace: -0.27,
  /** A name that is only mentioned. */
  name: -0.22,
}

/**
 * Weights that make a page the guide for a task, in addition to its search score; measured on the tasks of
 * tests/content/search/tasks.json.
 */
export const GUIDE_WEIGHTS = {
  title: 0.4,
  question: 2.8,
  /** Factor of a question about whether, where the task is to be done, and the other way round. */
  otherQuestion: 0.5,
  /** How the page describes itself: title, questions, keywords. */
  said: 0.8,
  /** How much of the task the page has anywhere, and how much its introduction has. */
  page: 1,
  lead: 1.5,
  /** The page is about one platform or partner alone: one that the task names, or another. */
  platform: 0.5,
  otherPlatform: -1,
  /** Pages that describe operations or ideas have no steps. */
  noGuide: -1,
  /** A page that fits as well as this beside the first may be the one meant: it is in seven of ten wrong plans. */
  close: 0.85,
}

/** Bonus for a title, or a page's question, that contains the whole query and nothing else. */
export const TITLE_IS_SHORT = 1.5
export const QUESTION_IS_SHORT = 1

/** Penalty for each further row of a page, so that the first results show several pages. */
export const FURTHER_ROW = 0.3
/** Maximum rows per page. */
export const ROWS_OF_PAGE = 3
/** A heading on this many pages identifies none of them and gets no bonus for an exact match. */
export const SHARED_HEADING = 3
