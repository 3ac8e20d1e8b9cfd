/** Query of an asset's Brotli form in the URL that it is stored under. The gateway alone asks for it: it drops the query of readers. */
export const BROTLI_FORM = '?br'
