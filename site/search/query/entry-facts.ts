// What ranking compares with the query besides the index: titles and names in normalised form, computed on demand.

import { normalise } from './query-parser.ts'
import { hasOwnPlace, isHeading, isOperation, NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { stem } from '../index/stem.ts'
import { QUESTION_WORDS, SMALL_WORDS, STOP_WORDS } from '../index/stop-words.ts'

/** A title or question as words. */
export interface Phrase {
  words: readonly string[]
  stems: readonly string[]
  /** Number of significant words; at least 1. */
  weight: number
}

export interface EntryFacts {
  /** The title after `normalise`. */
  title: string
  /** The same without spaces, so that `tokens.create` and `tokensCreate` match. */
  joined: string
  phrase: Phrase
  /** Questions that the page answers. */
  questions: readonly Phrase[]
  /** Other names of the entry, normalised: a method without its arguments, codes beside it. */
  aliases: readonly string[]
  joinedAliases: readonly string[]
  /** Its significant words, without spaces: `What is the proxy?` is about the `proxy`. */
  bare: string
  /** An operation's id, which is its anchor; empty for everything else. */
  id: string
  /** An operation's name without its trailing parameter and spaces; empty for everything else. */
  shorter: string
  /** An operation's heading: if other pages have the same heading, this one is intended. */
  headsOperation: boolean
  /** Number of path segments above it. */
  depth: number
  /** Entries with the same place are shown as one row, by their best. */
  place: string
}

/** Facts of entries by number, memoised. Each page's entry precedes those of its sections. */
export function createFactReader(row: (id: number) => SearchEntry | undefined): (id: number) => EntryFacts {
  const known: EntryFacts[] = []
  return (id) =>
    (known[id] ??= makeFacts(row(id)!, { section: sectionOf(id), headsOperation: headsOperation(id) }))

  function headsOperation(id: number): boolean {
    if (!isHeading(row(id)!)) return false
    for (let at = id + 1; row(at)?.tagName === NAME_TAG; at++) if (isOperation(row(at)!)) return true
    return false
  }

  /** The heading above an operation. */
  function sectionOf(id: number): SearchEntry | undefined {
    if (!isOperation(row(id)!)) return undefined
    let at = id
    while (at > 0 && row(at)!.tagName === NAME_TAG) at--
    return row(at)
  }
}

function makeFacts(
  entry: SearchEntry,
  { section, headsOperation }: { section: SearchEntry | undefined; headsOperation: boolean },
): EntryFacts {
  const title = normalise(entry.title)
  const telling = withoutStopWords(title)
  // "Create a token" is also called "create token"; "With Terraform" is not what "terraform" means.
  const isName = isHeading(entry) && telling.includes(' ')
  const aliases = [...aliasesOf(entry).map(normalise), ...(isName ? [telling] : [])].filter(
    (alias) => alias !== '' && alias !== title,
  )
  return {
    title,
    joined: withoutBlanks(title),
    phrase: toPhrase(title, STOP_WORDS),
    questions: (entry.questions ?? []).map((question) => toPhrase(normalise(question), SMALL_WORDS)),
    aliases,
    joinedAliases: aliases.map(withoutBlanks),
    bare: withoutQuestionWords(telling),
    id: isOperation(entry) ? (entry.url.split('#')[1] ?? '') : '',
    shorter: isOperation(entry) ? withoutBlanks(normalise(withoutLastParameter(entry.title))) : '',
    headsOperation,
    depth: entry.url.split('/').length,
    place: placeOf(section?.type === 1 ? section : entry),
  }
}

export function toPhrase(normal: string, without: ReadonlySet<string>): Phrase {
  const words = normal.split(' ')
  const weight = words.filter((word) => !without.has(word)).length
  return { words, stems: words.map(stem), weight: Math.max(1, weight) }
}

/** The significant words of a normalised text, without spaces. */
export const bareName = (normal: string): string => withoutQuestionWords(withoutStopWords(normal))

const withoutQuestionWords = (normal: string): string =>
  normal
    .split(' ')
    .filter((word) => !QUESTION_WORDS.has(word))
    .join('')

export const withoutBlanks = (normal: string): string => normal.replaceAll(' ', '')

function aliasesOf({ title, keywords, tagName, type }: SearchEntry): string[] {
  return [...leadingCode(title), ...(tagName === NAME_TAG || type === 0 ? keywords.split(', ') : [])]
}

function withoutStopWords(normal: string): string {
  return normal
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ')
}

/** `tokens.create(request)` is also called `tokens.create`, and `429 Too Many Requests` both `429` and its words. */
function leadingCode(title: string): string[] {
  const method = /^([\w.]+)\(/.exec(title)?.[1]
  const [, status, reason] = /^(\d{3}) (.+)$/.exec(title) ?? []
  const path = /^(?:GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(title)?.[1]
  return [method, status, reason, path].filter((name) => name !== undefined)
}

/** Readers also ask for `GET /tokens/{id}` as `GET /tokens`. */
const withoutLastParameter = (title: string): string => title.replace(/(?<=[^/])\/\{[^{}]*\}$/, '')

/** A field that several operations on a page share is shown as one row. */
function placeOf(entry: SearchEntry): string {
  return hasOwnPlace(entry) ? `${entry.url.split('#')[0]} ${entry.title}` : entry.url
}
