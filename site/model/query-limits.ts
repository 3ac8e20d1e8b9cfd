// The limits of a query that its form must know too, without the search itself.

/** Longest query, in characters. */
export const MAX_QUERY_LENGTH = 200

/** Longest text that the form for pasted failures takes, in characters. */
export const MAX_PASTE_LENGTH = 8000
