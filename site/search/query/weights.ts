// The weights of the ranking, in one table, each with its reason. `npm run bench search` measures what they come to;
// docs/search-tuning.md is the report of the script that found them (scripts/bench/ranking/tune-weights.ts).

import type { FieldWeights } from '../index/searched-fields.ts'

/** What a word counts by where it stands. Page fields reach the sections of the page through `page`. */
export const FIELD_WEIGHTS: FieldWeights = {
  /** A heading names what the text below it is about. */
  title: 2.5,
  /** Words that an author chose for search, and the identifiers of code samples. */
  keywords: 2,
  content: 1,
  /** In a reader's words already. */
  questions: 2,
}

/** How a word was found: as typed counts most, and a guess least. */
export const MATCH_WEIGHTS = {
  whole: 2,
  /** Beside `whole`, where the word stands as typed. */
  stem: 1,
  /** The reader may still be typing. */
  beginning: 0.4,
  typo: 1,
  /** A guess beside completions that few entries hold. */
  unsure: 0.5,
  synonym: 0.6,
  /** The parts of a name, apart from each other. */
  parts: 0.5,
  /** A name of several parts that stands there as typed is what was meant. */
  identifier: 8,
}

/** How soon more of the same word adds nothing: in a row alone, and over a page. */
export const SATURATION = { row: 4, page: 8 }

/** How much longer pages are marked down, whose many words hold any. */
export const PAGE_LENGTH = 0.6
/** A word in a page's title, lead or questions against one in the text of its sections. */
export const PAGE_LEAD = 2

/** Words such as `how` and `use`: they break ties. */
export const OPTIONAL_WORD = 0.3

/**
 * How much more a rare word says than a common one, as a power of its rarity. At 1 a verb that two pages happen to use
 * outweighs the thing that is asked about.
 */
export const RARITY = 0.4

/** Each is for a measure between 0 and about 1. */
export const ROW_WEIGHTS = {
  /** The words stand in the row itself. */
  own: 1.12,
  /** They stand anywhere on its page: rows of a page that treats the whole question come before a chance hit. */
  page: 0.45,
  /** Share of the asked words that the heading holds, more where it holds little else. */
  title: 0.22,
  pageTitle: 0.2,
  /** The page's title is the query but for endings, typos or a last word that is not typed out. */
  wholeTitle: 0.7,
  /** A row that lacks a word is not left out; it costs. Squared: the last words missing cost most. */
  coverage: 0.84,
  /** The text holds a longer query word for word: a pasted sentence or message. */
  quoted: 0.8,
  /** It bears a name or status code of the query. */
  called: 0.22,
  /** Of equal rows the page's own, from which a reader sees the rest. */
  isPage: 0.2,
  /** A question of the page is what was asked: for the page, and for its sections. */
  question: 0.04,
  pageQuestion: 0.25,
  /** Its page says that another took its place: after that one, unless the query asks for what is old. */
  deprecated: -1,
  /** For each folder: the general before the particular. */
  depth: -0.06,
  /** A contract's field among hundreds: the section that tells of it says more. */
  ownPlace: -0.27,
  /** A name that is only mentioned. */
  name: -0.22,
}

/** A title that holds all that was asked and nothing else counts so much more than one that holds it among other words. */
export const TITLE_IS_SHORT = 1.5

/** What each further row of a page costs, so that the first rows show several pages. */
export const FURTHER_ROW = 0.3
/** Most rows of one page. */
export const ROWS_OF_PAGE = 3
/** A heading on so many pages names none of them: it gets no bonus for being just what was typed. */
export const SHARED_HEADING = 3
