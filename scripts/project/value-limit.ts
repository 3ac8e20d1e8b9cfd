// What one value of Workers KV can hold. A release with a larger one could not be served.

/** 25 MiB. */
export const MAX_VALUE_BYTES = 25 * 1024 * 1024
