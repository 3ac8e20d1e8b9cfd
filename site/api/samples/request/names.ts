// The spelling of the API's names in the languages' conventions.

/** `expiration_month`, `accountUpdater`, `ThreeDSSession` and `Create a token` as their words, in lower case. */
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

/** Words that Go writes in capitals. */
const INITIALISMS = new Set(['id', 'url', 'ip', 'api'])

export function goName(name: string): string {
  return wordsOf(name)
    .map((word) =>
      INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('')
}

/** Longer names make lines that nobody reads. */
const LONGEST_NAME = 22

/** A name for what a call returns, by its type: `networkToken`. */
export function variableName(type: string): string {
  const name = camelCase(type)
  return name.length > LONGEST_NAME ? 'result' : name
}
