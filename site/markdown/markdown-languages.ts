// The languages of a page's samples, and the page reduced to one of them. In Markdown, tabs are labels followed by a
// code block each.

import { fencedLines } from './markdown-outline.ts'

/** Tab labels that name a language or platform, with their values for `?lang=`. */
const LANGUAGES: Readonly<Record<string, string>> = {
  cURL: 'curl',
  'Node.js': 'node',
  Python: 'python',
  'C#': 'csharp',
  Java: 'java',
  Go: 'go',
  JavaScript: 'javascript',
  React: 'react',
  'React Native': 'react-native',
  iOS: 'ios',
  Android: 'android',
}

interface Alternative {
  language: string
  /** Its lines: from the label to the closing fence. */
  from: number
  to: number
}

/** Values of `?lang=` that the page supports, in order of first appearance. */
export function markdownLanguages(lines: readonly string[]): string[] {
  return [...new Set(alternativesOf(lines).flatMap((group) => group.map(({ language }) => language)))]
}

/** The lines without the alternatives to one language. A group that lacks the language is unchanged. */
export function keepLanguage(lines: readonly string[], language: string): string[] {
  const dropped = alternativesOf(lines)
    .filter((group) => group.some((alternative) => alternative.language === language))
    .flatMap((group) => group.filter((alternative) => alternative.language !== language))
  return lines.filter((_line, at) => !dropped.some(({ from, to }) => at >= from && at <= to))
}

/** Consecutive alternatives, grouped; a repeated label starts the next group. */
function alternativesOf(lines: readonly string[]): Alternative[][] {
  const fenced = fencedLines(lines)
  const groups: Alternative[][] = []
  for (let at = 0; at < lines.length; at++) {
    const alternative = fenced[at] ? undefined : alternativeAt(lines, fenced, at)
    if (!alternative) continue
    const group = groups.at(-1)
    const follows = group?.at(-1)?.to === at - 1
    const isNew = !group?.some(({ language }) => language === alternative.language)
    if (group && follows && isNew) group.push(alternative)
    else groups.push([alternative])
    at = alternative.to
  }
  return groups.filter((group) => group.length > 1)
}

function alternativeAt(
  lines: readonly string[],
  fenced: readonly boolean[],
  at: number,
): Alternative | undefined {
  const language = LANGUAGES[/^\*\*([^*]+)\*\*$/.exec(lines[at]!)?.[1] ?? '']
  if (language === undefined || lines[at + 1] !== '' || !fenced[at + 2]) return undefined
  let to = at + 2
  while (fenced[to + 1]) to++
  // Includes the blank line after the code.
  return { language, from: at, to: lines[to + 1] === '' ? to + 1 : to }
}
