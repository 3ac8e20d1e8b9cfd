// Checks that nothing in the content identifies a real person, account or machine: pages, partials, data, contract.

import { placeIn, type ContentPlace } from '../../../content/read-content.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { findAddresses, type AddressCode } from './find-addresses.ts'
import type { FindingCode } from '#site/api/code/known/code-finding.ts'
import { findCards } from '#site/api/code/safety/find-cards.ts'
import { findIbans } from '#site/api/code/safety/find-ibans.ts'
import { findSecrets } from '#site/api/code/safety/find-secrets.ts'
import type { FindUnsafe, SafeFacts, UnsafeText } from '#site/api/code/safety/unsafe-text.ts'

type UnsafeCode = FindingCode | AddressCode

const SEARCHES: readonly FindUnsafe<UnsafeCode>[] = [findCards, findSecrets, findIbans, findAddresses]
/** Tables with published test numbers. */
export const TEST_CARDS = /^data\/test-cards[^/]*\.yaml$/

export type Found = [line: number, unsafe: UnsafeText<UnsafeCode>][]

/** The card numbers in a table. */
export function cardsIn(table: string): string[] {
  return table.match(/(?<!\d)\d{13,19}(?!\d)/g) ?? []
}

export function searchFile(file: string, text: string, facts: SafeFacts): Found {
  // The tables of test cards define which numbers are allowed.
  if (TEST_CARDS.test(file)) return []
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      SEARCHES.flatMap((find) => find(line, facts).map((unsafe): Found[number] => [index + 1, unsafe])),
    )
}

export function safetyDiagnostics(content: ContentPlace, file: string, found: Found): Diagnostic[] {
  return found.map(([line, { code, column, length, what, fix }]): Diagnostic => {
    const position = { line, column: column + 1, endLine: line, endColumn: column + length + 1 }
    return { code, severity: 'error', place: placeIn(content, file, position), what, fix }
  })
}
