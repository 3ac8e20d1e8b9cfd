// Ranks the guides for a task: by the search's own score, and by how closely a page's title and questions describe the
// task and nothing else. The search alone ranks sections, any of which may contain the words. A task that names something
// to do prefers pages that say they do it to pages that say whether to.

import type { AskedTerms } from './ask-terms.ts'
import { asksToKnow } from '../words/asks-to-know.ts'
import { platformsIn } from '../words/platform-names.ts'
import { toPhrase, type Phrase } from './entry-facts.ts'
import { normalise } from './query-parser.ts'
import { STOP_WORDS } from '../index/stop-words.ts'
import type { PageTable } from './page-table.ts'
import { rank, termsOf } from './rank.ts'
import type { SearchData } from './search-data.ts'
import { overlap, recallOfAll, wantedTerms, type WantedTerm } from './title-share.ts'
import { GUIDE_WEIGHTS } from './weights.ts'

const COMPARED_PAGES = 8

export interface RankedGuide {
  path: string
  /** Of the questions that the page answers, the one most like the task. */
  question?: string
  /** How well it fits beside the first, which has 1. */
  fit: number
}

/** Best first. */
export function rankGuides(
  data: SearchData,
  task: string,
  isGuide: (path: string) => boolean,
): RankedGuide[] {
  const asked = termsOf(data, task)
  const terms = wantedTerms(data.index, asked)
  const normal = normalise(task)
  const wantsToKnow = asksToKnow(normal.split(' '))
  const platforms = platformsIn(normal)
  /** Whether to do something is another matter than how: the words of the two are the same. */
  const questionLikeness = (question: Phrase): number =>
    likeness(question, terms) * (asksToKnow(question.words) === wantsToKnow ? 1 : GUIDE_WEIGHTS.otherQuestion)
  const pages = new Map<number, number>()
  for (const { id, score } of rank(data, task)) {
    const page = data.pages.pageOf[id]!
    if (!pages.has(page)) pages.set(page, score)
  }
  // Many pages may have a heading of that name, while the page about it has none.
  const lowest = Math.min(...pages.values())
  for (const page of sayingMost(asked, data.pages)) if (!pages.has(page)) pages.set(page, lowest)
  const firsts = [...pages.keys()].map((page) => data.pages.firstOf[page]!)
  data.needRows(firsts)
  const ranked = Array.from(pages, ([page, score]) => {
    const first = data.pages.firstOf[page]!
    const { url, keywords, questions: texts = [] } = data.row(first)
    const { title, phrase, questions } = data.factsOf(first)
    const likenesses = questions.map(questionLikeness)
    const likest = Math.max(0, ...likenesses)
    const question = likest === 0 ? undefined : texts[likenesses.indexOf(likest)]
    const value =
      score +
      GUIDE_WEIGHTS.title * likeness(phrase, terms) +
      GUIDE_WEIGHTS.question * likest +
      (GUIDE_WEIGHTS.page * asked.onPage[page]! + GUIDE_WEIGHTS.lead * asked.own[first]!) / asked.all +
      GUIDE_WEIGHTS.said *
        recallOfAll([phrase, ...questions, toPhrase(normalise(keywords), STOP_WORDS)], terms) +
      platformBonus(platformsIn(title), platforms) +
      (isGuide(url) ? 0 : GUIDE_WEIGHTS.noGuide)
    return { value, guide: { path: url, ...(question !== undefined && { question }) } }
  }).sort((a, b) => b.value - a.value)
  const best = ranked[0]?.value ?? 0
  return ranked.map(({ value, guide }) => ({ ...guide, fit: best > 0 ? value / best : 1 }))
}

/** `own`: of a page's title, `asked`: of the task. */
function platformBonus(own: ReadonlySet<string>, asked: ReadonlySet<string>): number {
  if (own.size === 0) return 0
  const isNamed = [...own].some((platform) => asked.has(platform))
  return isNamed ? GUIDE_WEIGHTS.platform : GUIDE_WEIGHTS.otherPlatform
}

/** The pages whose own entries (title, questions, keywords) contain the most words. */
function sayingMost({ own }: AskedTerms, { firstOf }: PageTable): number[] {
  return Array.from(firstOf, (_, page) => page)
    .filter((page) => own[firstOf[page]!]! > 0)
    .sort((a, b) => own[firstOf[b]!]! - own[firstOf[a]!]! || a - b)
    .slice(0, COMPARED_PAGES)
}

/** The harmonic mean of the share of the task that the text covers, and of the text that the task covers. */
function likeness(text: Phrase, terms: readonly WantedTerm[]): number {
  const { recall, precision } = overlap(text, terms)
  return recall === 0 ? 0 : (2 * recall * precision) / (recall + precision)
}
