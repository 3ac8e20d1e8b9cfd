// Links that open a console with a named example: `/docs/api/tokens?try=card#create-token`. They contain nothing that
// was typed.

/** Undefined if the link opens no console; the name is empty if the operation has no examples. */
interface AskedConsole {
  operation: string
  example: string
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

export function askedConsole({ search, hash }: Pick<Address, 'search' | 'hash'>): AskedConsole | undefined {
  const example = new URLSearchParams(search).get('try')
  const operation = hash.slice(1)
  return example === null || operation === '' ? undefined : { operation, example }
}

export function consoleLink({ origin, pathname }: Address, operation: string, example: string): string {
  return `${origin}${pathname}?${new URLSearchParams({ try: example })}#${operation}`
}
