// Converts inline Markdown to plain text, for facts that are used outside a page.

import { withVariables } from './with-variables.ts'

/** `variables`: values of `%name%`. */
export function plainText(text: string, variables: Record<string, string> = {}): string {
  return withVariables(text, variables)
    .replaceAll(
      /<Badge kind="(\w+)" \/>/g,
      (_, kind: string) => `(${kind[0]!.toUpperCase()}${kind.slice(1)})`,
    )
    .replaceAll(/<Permission name="([\w:-]+)" \/>/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim()
}
