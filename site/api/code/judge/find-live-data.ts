// The search for what looks alive in a reader's code: keys, tokens, cards and accounts that are not published for tests.

import type { Finding, FindingCode } from '../known/code-finding.ts'
import { findCards } from '../safety/find-cards.ts'
import { findIbans } from '../safety/find-ibans.ts'
import { findSecrets } from '../safety/find-secrets.ts'
import type { CheckData } from './check-data.ts'

/** What readers do, where authors have tables of their own. */
const FIXES: Partial<Record<FindingCode, string>> = {
  'sample-unsafe-card': 'use a published test card such as `4242424242424242`',
  'sample-unsafe-iban': 'use a test account, or change the two check digits to `00`',
  'sample-unsafe-key': 'read it from the environment, and rotate it if it was ever shared',
  'sample-unsafe-token': 'replace it by a placeholder',
}
/** A line that is longer is data. */
const MAX_LINE_CHARACTERS = 2000

export function findLiveData(code: string, { cards }: Pick<CheckData, 'cards'>): Finding[] {
  const facts = { cards: new Set(cards) }
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
