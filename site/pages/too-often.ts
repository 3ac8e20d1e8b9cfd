// What a reader is told who asked too often, in plain text and on pages.

export const TOO_OFTEN = 'Too many requests. Try again in a minute.'
