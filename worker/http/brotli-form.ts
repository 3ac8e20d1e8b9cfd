/**
 * Query that marks the Brotli form of an asset in its stored URL. Only the gateway sets it, having dropped the client's
 * query.
 */
export const BROTLI_FORM = '?br'
