// Suggestions when nothing was found: the closest query that has results, and pages with similar titles.

import type { SearchData } from './search-data.ts'
import { isTerm } from './look-up.ts'
import type { SearchEntry } from '../index/search-documents.ts'
import { tokenize } from '../index/tokenize.ts'
import { STOP_WORDS } from '../index/stop-words.ts'

const LONGEST = 8
const CLOSEST = 3
/** Share of common letter groups from which two words count as similar. */
const ALIKE = 0.3
/** The same for a query and a title, of which the query may have only a word. */
const CLOSE = 0.15

/** The query with each unknown word replaced by the closest known one, or dropped; undefined if none is close. */
export function didYouMean(data: SearchData, query: string): string | undefined {
  const words = tokenize(query).slice(0, LONGEST)
  const kept = words.flatMap(({ whole, joined }) => {
    if (STOP_WORDS.has(whole) || isTerm(data.index, joined)) return [whole]
    return nearestWord(data.titleWords(joined), joined) ?? []
  })
  data.index.settle()
  const meant = kept.join(' ')
  return meant === '' ||
    kept.every((word) => STOP_WORDS.has(word)) ||
    meant === words.map(({ whole }) => whole).join(' ')
    ? undefined
    : meant
}

/** Pages, closest first; none if the query resembles no title. */
export function closestPages(data: SearchData, query: string): SearchEntry[] {
  const wanted = groupsOf(query.toLowerCase())
  return data
    .titles()
    .map((entry) => ({ entry, alike: likeness(wanted, groupsOf(entry.title.toLowerCase())) }))
    .filter(({ alike }) => alike >= CLOSE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, CLOSEST)
    .map(({ entry }) => entry)
}

function nearestWord(words: Iterable<string>, typed: string): string | undefined {
  const wanted = groupsOf(typed)
  let best: { word: string; alike: number } | undefined
  for (const word of words) {
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) > typed.length / 2) continue
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
