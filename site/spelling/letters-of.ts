// A name without case and separators, the same however a language spells it.

export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
