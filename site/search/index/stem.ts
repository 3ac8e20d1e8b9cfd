// Stems a term with the pipeline that builds the index: lunr's own, which clients load with the index.

import lunr from 'lunr'
import { remembering } from './remembering.ts'

/** Its name is part of the stored index. */
export const PIPELINE = new lunr.Pipeline()
PIPELINE.add(lunr.stemmer)

/** The stem of a lower-case term, the same for `permissions` and `permission`. */
export const stem = remembering((term) => PIPELINE.runString(term)[0] ?? term)
