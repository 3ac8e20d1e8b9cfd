// A name without case and separators: the same in the spellings of all languages.

export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
