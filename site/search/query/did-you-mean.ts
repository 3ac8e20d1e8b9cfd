// Suggestions when nothing was found: the closest query that has results, and pages with similar titles.

import type { SearchData } from './search-data.ts'
import { isTerm } from './look-up.ts'
import type { SearchEntry } from '../index/search-documents.ts'
import { tokenize } from '../index/tokenize.ts'
import { STOP_WORDS } from '../index/stop-words.ts'

const LONGEST = 8
const CLOSEST = 3
/** Share of common letter groups from which two words count as similar. */
const ALIKE = 0.45

/** The query with its one unknown word replaced by the closest known one; undefined if none is close, or several are unknown. */
export function didYouMean(data: SearchData, query: string): string | undefined {
  const words = tokenize(query).slice(0, LONGEST)
  const [unknown, ...more] = words.filter(
    ({ whole, joined }) => !STOP_WORDS.has(whole) && !isTerm(data.index, joined),
  )
  data.index.settle()
  if (!unknown || more.length > 0) return undefined
  const nearest = nearestWord(data.titleWords(unknown.joined), unknown.joined)
  return nearest && words.map((word) => (word === unknown ? nearest : word.whole)).join(' ')
}

/** Pages, closest first; none if no title has words like those of the query. */
export function closestPages(data: SearchData, query: string): SearchEntry[] {
  const wanted = wordsIn(query)
  const alikeOf = (title: string): number => {
    const words = wordsIn(title)
    const best = wanted.map((word) => Math.max(0, ...words.map((other) => likeness(word, other))))
    return best.reduce((sum, alike) => sum + alike, 0) / Math.max(1, best.length)
  }
  return data
    .titles()
    .map((entry) => ({ entry, alike: alikeOf(entry.title) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, CLOSEST)
    .map(({ entry }) => entry)
}

const wordsIn = (text: string): Set<string>[] =>
  tokenize(text)
    .filter(({ whole }) => !STOP_WORDS.has(whole))
    .map(({ joined }) => groupsOf(joined))

function nearestWord(words: Iterable<string>, typed: string): string | undefined {
  const wanted = groupsOf(typed)
  let best: { word: string; alike: number } | undefined
  for (const word of words) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > typed.length / 3) continue
    const alike = likeness(wanted, groupsOf(word))
    if (alike >= ALIKE && alike > (best?.alike ?? 0)) best = { word, alike }
  }
  return best?.word
}

function groupsOf(text: string): Set<string> {
  const padded = ` ${text} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}

/** Dice coefficient, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const group of a) if (b.has(group)) common++
  return (2 * common) / Math.max(1, a.size + b.size)
}
