// Limits of a query, in a module of their own so that the form need not import the search.

/** Longest query, in UTF-16 code units, as a form field counts. */
export const MAX_QUERY_LENGTH = 200

/** Half of a character that is cut in two cannot be written into a URL. */
export const withinQueryLimit = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\ud800-\udbff]$/, '')

/** Longest text that the error explainer accepts, in characters. */
export const MAX_PASTE_LENGTH = 8000
