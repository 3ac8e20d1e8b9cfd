// The check that nothing in the content leads to a person, an account or a machine: pages, partials, data, contract.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keep, readKept } from '../../../project/cached-value.ts'
import { hashBytes } from '../../../compiler/compile/page-cache.ts'
import { placeIn, type ContentFolder } from '../../../content/read-content.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { findAddresses } from './find-addresses.ts'
import { findCards } from './find-cards.ts'
import { findIbans } from './find-ibans.ts'
import { findSecrets } from './find-secrets.ts'
import type { FindUnsafe, SafeFacts, UnsafeText } from './unsafe-text.ts'

const SEARCHES: readonly FindUnsafe[] = [findCards, findSecrets, findIbans, findAddresses]
/** Tables whose numbers are published for tests. */
const TEST_CARDS = /^data\/test-cards[^/]*\.yaml$/

type Found = [line: number, unsafe: UnsafeText][]
type Kept = Record<string, [hash: string, found: Found]>

export interface SafetyInput {
  content: ContentFolder
  /** Content-relative files that readers see something of. */
  files: readonly string[]
  /** Hash of the code that searches. */
  version: string
  cacheFolder?: string | undefined
}

export function checkSafety({ content, files, version, cacheFolder }: SafetyInput): Diagnostic[] {
  const texts = new Map(files.map((file) => [file, readFileSync(join(content.root, file), 'utf8')]))
  const facts = safeFacts(texts)
  const key = hashBytes(JSON.stringify([version, [...(facts.cards ?? [])]]))
  const store = cacheFolder && join(cacheFolder, `safety-${hashBytes(content.root).slice(0, 12)}.json`)
  const kept = (store && readKept<Kept>(store, key)?.value) || {}
  const next: Kept = {}
  let isNew = Object.keys(kept).length !== texts.size
  for (const [file, text] of texts) {
    const hash = hashBytes(text)
    const known = kept[file]
    isNew ||= known?.[0] !== hash
    next[file] = known?.[0] === hash ? known : [hash, search(text, TEST_CARDS.test(file) ? undefined : facts)]
  }
  if (store && isNew) keep(store, key, next)
  return Object.entries(next).flatMap(([file, [, found]]) =>
    found.map(([line, { code, column, length, what, fix }]): Diagnostic => {
      const position = { line, column: column + 1, endLine: line, endColumn: column + length + 1 }
      return { code, severity: 'error', place: placeIn(content, file, position), what, fix }
    }),
  )
}

/** Content without a table of test cards says nothing about which numbers are published. */
function safeFacts(texts: ReadonlyMap<string, string>): SafeFacts {
  const tables = [...texts].filter(([file]) => TEST_CARDS.test(file)).map(([, text]) => text)
  if (tables.length === 0) return {}
  return { cards: new Set(tables.flatMap((text) => text.match(/(?<!\d)\d{13,19}(?!\d)/g) ?? [])) }
}

/** The tables of test cards are what the others are measured by. */
function search(text: string, facts: SafeFacts | undefined): Found {
  if (!facts) return []
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      SEARCHES.flatMap((find) => find(line, facts).map((unsafe): Found[number] => [index + 1, unsafe])),
    )
}
