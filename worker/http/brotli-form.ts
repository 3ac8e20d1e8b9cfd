// The query that marks the Brotli form of an asset in the URL that it is stored under.

/** Only the gateway adds it, after dropping the client's own query. */
export const BROTLI_FORM = '?br'
