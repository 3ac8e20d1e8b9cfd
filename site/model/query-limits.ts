// Limits of a query, in a module of their own so that the form need not import the search.

/** Longest query, in characters. */
export const MAX_QUERY_LENGTH = 200

/** Longest text that the error explainer accepts, in characters. */
export const MAX_PASTE_LENGTH = 8000
