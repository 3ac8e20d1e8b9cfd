// What a model means by a language or a section that the page spells in another way: `C#`, `#create`, a heading's text.

import { markdownLanguages } from '#site/markdown/markdown-languages.ts'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'

/** Languages by their other names, and where a platform is what they are written for. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  js: ['javascript', 'node'],
  javascript: ['node'],
  ts: ['node', 'javascript'],
  typescript: ['node', 'javascript'],
  'node.js': ['node'],
  nodejs: ['node'],
  jsx: ['react'],
  tsx: ['react'],
  py: ['python'],
  'c#': ['csharp'],
  cs: ['csharp'],
  '.net': ['csharp'],
  dotnet: ['csharp'],
  golang: ['go'],
  bash: ['curl'],
  shell: ['curl'],
  sh: ['curl'],
  swift: ['ios'],
  kotlin: ['android'],
}

/** Undefined if the page has nothing to choose from. */
export function meantLanguage(markdown: string, asked: string): string | undefined {
  const valid = markdownLanguages(markdown.split('\n'))
  const name = asked.trim().toLowerCase()
  const names = [name, ...(Object.hasOwn(MEANT, name) ? MEANT[name]! : [])]
  return valid.length === 0 ? undefined : (names.find((one) => valid.includes(one)) ?? asked)
}

export function meantSection(markdown: string, asked: string): string {
  const id = asked.trim().replace(/^#+\s*/, '')
  const { headings } = markdownOutline(markdown)
  const named = headings.find((one) => one.text.toLowerCase() === id.toLowerCase())
  return headings.some((one) => one.id === id) ? id : (named?.id ?? id)
}
