// What the ranking compares with a query beside the index: titles and names in comparable form, made when first asked.

import { normalise } from './parse-query.ts'
import { hasOwnPlace, isOperation, NAME_TAG, type SearchEntry } from '../index/search-documents.ts'
import { stem } from '../index/stem.ts'
import { QUESTION_WORDS, STOP_WORDS } from '../index/stop-words.ts'

/** A title or question by its words. */
export interface Phrase {
  words: readonly string[]
  stems: readonly string[]
  /** How many words carry meaning; 1 at least. */
  weight: number
}

export interface EntryFacts {
  /** The title as `normalise` gives it. */
  title: string
  /** The same without blanks: `tokens.create` and `tokensCreate` agree. */
  joined: string
  phrase: Phrase
  /** How readers ask for the page. */
  questions: readonly Phrase[]
  /** What else the entry is called, in normal form: a method without its arguments, the codes beside it. */
  aliases: readonly string[]
  joinedAliases: readonly string[]
  /** Its words that carry meaning, without blanks: `What is the proxy?` is about the `proxy`. */
  bare: string
  /** The id of an operation, which is its anchor; empty for all else. */
  id: string
  /** Of an operation, its name without the parameter at its end, without blanks; empty for all else. */
  shorter: string
  /** How many folders its address has. */
  depth: number
  /** What is shown as one row: the best of the entries that share it stands for all. */
  place: string
}

/** Facts of entries by their numbers, kept once made. Each page's entry stands before those of its sections. */
export function createFactReader(row: (id: number) => SearchEntry): (id: number) => EntryFacts {
  const known: EntryFacts[] = []
  return (id) => (known[id] ??= makeFacts(row(id), sectionOf(id)))

  /** The heading that an operation stands under. */
  function sectionOf(id: number): SearchEntry | undefined {
    if (!isOperation(row(id))) return undefined
    let at = id
    while (at > 0 && row(at).tagName === NAME_TAG) at--
    return row(at)
  }
}

function makeFacts(entry: SearchEntry, section: SearchEntry | undefined): EntryFacts {
  const title = normalise(entry.title)
  const aliases = aliasesOf(entry, title)
    .map((alias) => normalise(alias))
    .filter((alias) => alias !== '' && alias !== title)
  return {
    title,
    joined: withoutBlanks(title),
    phrase: toPhrase(title, STOP_WORDS),
    questions: (entry.questions ?? []).map((question) => toPhrase(normalise(question), SMALL_WORDS)),
    aliases,
    joinedAliases: aliases.map(withoutBlanks),
    bare: bareName(title),
    id: isOperation(entry) ? (entry.url.split('#')[1] ?? '') : '',
    shorter: isOperation(entry) ? withoutBlanks(normalise(withoutLastParameter(entry.title))) : '',
    depth: entry.url.split('/').length,
    place: placeOf(section?.type === 1 ? section : entry),
  }
}

/** In questions these say as little as stop words do. */
const SMALL_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS, ...QUESTION_WORDS])

function toPhrase(normal: string, without: ReadonlySet<string>): Phrase {
  const words = normal.split(' ')
  const weight = words.filter((word) => !without.has(word)).length
  return { words, stems: words.map(stem), weight: Math.max(1, weight) }
}

/** Of a text in normal form, the words that carry meaning, without blanks. */
export const bareName = (normal: string): string =>
  withoutStopWords(normal)
    .split(' ')
    .filter((word) => !QUESTION_WORDS.has(word))
    .join('')

export const withoutBlanks = (normal: string): string => normal.replaceAll(' ', '')

function aliasesOf({ title, keywords, tagName, type }: SearchEntry, normal: string): string[] {
  if (tagName === NAME_TAG) return [...leadingCode(title), ...keywords.split(', ')]
  return [...leadingCode(title), ...(type === 0 ? keywords.split(', ') : [withoutStopWords(normal)])]
}

/** "Create a token" is called "create token". */
function withoutStopWords(normal: string): string {
  return normal
    .split(' ')
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ')
}

/** `tokens.create(request)` is called `tokens.create`, and `429 Too Many Requests` is called `429` and by its words. */
function leadingCode(title: string): string[] {
  const method = /^([\w.]+)\(/.exec(title)?.[1]
  const [, status, reason] = /^(\d{3}) (.+)$/.exec(title) ?? []
  const path = /^(?:GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(title)?.[1]
  return [method, status, reason, path].filter((name) => name !== undefined)
}

/** `GET /tokens/{id}` is asked for as `GET /tokens` too. */
const withoutLastParameter = (title: string): string => title.replace(/(?<=[^/])\/\{[^{}]*\}$/, '')

/** A field that several operations of a page share is one row. */
function placeOf(entry: SearchEntry): string {
  return hasOwnPlace(entry) ? `${entry.url.split('#')[0]} ${entry.title}` : entry.url
}
