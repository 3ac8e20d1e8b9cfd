// The front matter of a source as written, between its `---` lines.

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:\n)?^---[ \t]*$/m

/** Undefined where a source does not start with it. */
export function frontMatterText(source: string): string | undefined {
  if (!source.startsWith('---')) return undefined
  const match = BLOCK.exec(source)
  return match?.index === 0 ? match[1] : undefined
}
