// The size limit of a value of a release.

import { MAX_BLOB_BYTES } from '#site/model/release.ts'

/** What the Worker keeps in memory: it would ask KV for a larger one with every request. KV itself takes 25 MiB. */
export const MAX_VALUE_BYTES = MAX_BLOB_BYTES

/** 1 MB. A search reads several values, in the Worker and in browsers, before it can answer. */
export const MAX_SEARCH_VALUE_BYTES = 1_000_000
