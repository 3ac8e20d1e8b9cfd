// Inline Markdown as plain text, for whatever reads facts outside of a page.

/** `variables`: values of `%name%`. */
export function plainText(text: string, variables: Record<string, string> = {}): string {
  return text
    .replaceAll(/%([\w-]+)%/g, (written, name: string) => variables[name] ?? written)
    .replaceAll(
      /<Badge kind="(\w+)" \/>/g,
      (_, kind: string) => `(${kind[0]!.toUpperCase()}${kind.slice(1)})`,
    )
    .replaceAll(/<Permission name="([\w:-]+)" \/>/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim()
}
