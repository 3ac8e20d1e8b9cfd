// Finds the field that a wrong name stands for. Case and separators are ignored: `tokenIntentId` is `token_intent_id`
// in another language.

import { lettersOf } from './letters-of.ts'
import { nameInOtherWords } from './name-in-other-words.ts'
import { nearestName } from './nearest-name.ts'

export function nearestField(name: string, candidates: readonly string[]): string | undefined {
  const byLetters = new Map(candidates.map((candidate) => [lettersOf(candidate), candidate]))
  const wanted = lettersOf(name)
  return (
    byLetters.get(wanted) ??
    byLetters.get(nearestName(wanted, byLetters.keys()) ?? '') ??
    nameInOtherWords(name, candidates)
  )
}
