// The searched fields of an entry, in the order of their numbers in tables and in the stored index.

export const FIELDS = ['title', 'keywords', 'content', 'questions'] as const

export type FieldWeights = Readonly<Record<(typeof FIELDS)[number], number>>
