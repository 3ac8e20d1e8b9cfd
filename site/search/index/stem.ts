// The stem of a term, by the pipeline that the index is made with: lunr's own, which its clients load with the index.

import lunr from 'lunr'
import { remembering } from './remembering.ts'

/** Named in the stored index. */
export const PIPELINE = new lunr.Pipeline()
PIPELINE.add(lunr.stemmer)

/** The stem of a lower-case term: `permissions` and `permission` give the same. */
export const stem = remembering((term) => PIPELINE.runString(term)[0] ?? term)
