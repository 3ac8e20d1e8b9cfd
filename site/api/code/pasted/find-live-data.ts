// Finds data in a reader's code that looks real: keys, tokens, and cards and accounts that are not published for
// testing.

import { realKeys } from '../../check/key-kind.ts'
import type { Finding, FindingCode } from '../known/code-finding.ts'
import { findCards } from '../safety/find-cards.ts'
import { findIbans } from '../safety/find-ibans.ts'
import { findSecrets } from '../safety/find-secrets.ts'
import type { CheckData } from './check-data.ts'

/** Fixes for readers, where those for authors do not apply. */
const FIXES: Partial<Record<FindingCode, string>> = {
  'sample-unsafe-card': 'use a published test card such as `4242424242424242`',
  'sample-unsafe-iban': 'use a test account, or change the two check digits to `00`',
  'sample-unsafe-key': 'read it from the environment, and rotate it if it was ever shared',
  'sample-unsafe-token': 'replace it with a placeholder',
}
/** A longer line is data rather than code. */
const MAX_LINE_CHARACTERS = 2000

export function findLiveData(code: string, { cards, brand }: Pick<CheckData, 'cards' | 'brand'>): Finding[] {
  const facts = { cards: new Set(cards), ownKeys: realKeys(brand.key?.formats) }
  return code.split('\n').flatMap((whole, row) => {
    const line = whole.slice(0, MAX_LINE_CHARACTERS)
    return [findCards, findSecrets, findIbans].flatMap((find) =>
      find(line, facts).map(({ code: kind, column, length, what, fix }): Finding => {
        const at = { row, column, endRow: row, endColumn: column + length }
        return { code: kind, at, what, fix: FIXES[kind] ?? fix }
      }),
    )
  })
}
