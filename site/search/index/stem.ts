// Stems a term with the pipeline that builds the index: lunr's own, which clients load with the index.

import lunr from 'lunr'
import { memoize } from './memoize.ts'

/** Its name is part of the stored index. */
export const PIPELINE = new lunr.Pipeline()
PIPELINE.add(lunr.stemmer)

/** The stem of a lower-case term, the same for `permissions` and `permission`. */
export const stem = memoize((term) => PIPELINE.runString(term)[0] ?? term)
