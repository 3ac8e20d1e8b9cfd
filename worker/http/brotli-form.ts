// Only the gateway uses this query, after it has dropped the client's own.

/** Marks the Brotli form of an asset in the URL that it is stored under. */
export const BROTLI_FORM = '?br'
