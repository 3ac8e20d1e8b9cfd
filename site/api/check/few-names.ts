// Names to choose from in a fix, where they are few enough to be read.

const MAX_NAMES = 8

/** Undefined for none, and for more than a sentence holds. */
export function fewNames(names: readonly string[]): string | undefined {
  return names.length === 0 || names.length > MAX_NAMES
    ? undefined
    : names.map((name) => `\`${name}\``).join(', ')
}
