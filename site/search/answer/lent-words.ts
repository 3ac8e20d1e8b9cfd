// What the code that finds answers uses of the worker, which loads it on use. Of an import both would have a chunk: one
// more request before the worker starts. The bundler turns the imports into what is lent here (borrowed-words.ts).

import { inKnownWords } from './known-words.ts'
import { isSameKind, readAskedValue, saysOfWhat } from './asked-value.ts'
import { isWritten, mayHold, shareOf, withoutStates, wordStems } from './word-stems.ts'
import { memoize, memoizePer } from '../index/memoize.ts'
import { stem } from '../index/stem.ts'
import { isGrammar, isSmallWord } from '../index/stop-words.ts'
import { isTypoOf } from '../index/typo.ts'
import { SYNONYM_GROUPS } from '../words/synonyms.ts'

export const LENT = {
  inKnownWords,
  isGrammar,
  isSameKind,
  isSmallWord,
  isTypoOf,
  isWritten,
  mayHold,
  memoize,
  memoizePer,
  readAskedValue,
  saysOfWhat,
  shareOf,
  stem,
  SYNONYM_GROUPS,
  withoutStates,
  wordStems,
}

export const lend = (): void => void Object.assign(globalThis, { lent: LENT })
