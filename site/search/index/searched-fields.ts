// The fields of an entry that are searched, by their numbers in tables and in the stored index.

export const FIELDS = ['title', 'keywords', 'content', 'questions'] as const

export type FieldWeights = Readonly<Record<(typeof FIELDS)[number], number>>
