// The size limit of a value in Workers KV. A release with a larger one could not be served.

/** 25 MiB. */
export const MAX_VALUE_BYTES = 25 * 1024 * 1024

/** 1 MB. A search reads several values, in the Worker and in browsers, before it can answer. */
export const MAX_SEARCH_VALUE_BYTES = 1_000_000
