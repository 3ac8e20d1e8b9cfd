// Converts the API's names to each language's naming conventions.

/** Splits `expiration_month`, `accountUpdater`, `ThreeDSSession` or `Create a token` into lower-case words. */
export function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+[a-z]*/g) ?? []
  return words.map((word) => word.toLowerCase())
}

export function camelCase(name: string): string {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

export function pascalCase(name: string): string {
  return wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export function snakeCase(name: string): string {
  return wordsOf(name).join('_')
}

/** Words that Go capitalises entirely. */
const INITIALISMS = new Set(['id', 'url', 'ip', 'api'])

export function goName(name: string): string {
  return wordsOf(name)
    .map((word) =>
      INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')
}

/** Longer names make lines hard to read. */
const LONGEST_NAME = 22

/** A variable name for a call's result, derived from its type: `networkToken`. */
export function variableName(type: string): string {
  const name = camelCase(type)
  return name.length > LONGEST_NAME ? 'result' : name
}
