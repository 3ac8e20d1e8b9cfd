// The languages of a page's samples, and the page with one of them. Alternatives are labels with a code block each, as
// the Markdown of tabs is written.

import { fencedLines } from './markdown-outline.ts'

/** Labels of tabs that name a language or platform, and the values of `?lang=`. */
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
  /** Its lines: from the label to the fence that closes the code. */
  from: number
  to: number
}

/** Values of `?lang=` that mean something on the page, in the order of their first sample. */
export function markdownLanguages(lines: readonly string[]): string[] {
  return [...new Set(alternativesOf(lines).flatMap((group) => group.map(({ language }) => language)))]
}

/** The lines without the alternatives to one language. A group that lacks the language stays as it is. */
export function keepLanguage(lines: readonly string[], language: string): string[] {
  const dropped = alternativesOf(lines)
    .filter((group) => group.some((alternative) => alternative.language === language))
    .flatMap((group) => group.filter((alternative) => alternative.language !== language))
  return lines.filter((_line, at) => !dropped.some(({ from, to }) => at >= from && at <= to))
}

/** Groups of alternatives that follow one another; a label that comes again begins the next group. */
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
  // The empty line behind the code goes with it.
  return { language, from: at, to: lines[to + 1] === '' ? to + 1 : to }
}
