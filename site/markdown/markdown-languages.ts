// The languages of a page's samples, and the page reduced to one of them. In Markdown, tabs are labels followed by a
// code block each.

import { fencedLines } from './markdown-outline.ts'

/** Tab labels that name a language or platform, with their values for `?lang=`, in the order in which tabs have them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  cURL: 'curl',
  'Node.js': 'node',
  Python: 'python',
  'C#': 'csharp',
  Java: 'java',
  Go: 'go',
  JavaScript: 'javascript',
  React: 'react',
  iOS: 'ios',
  Android: 'android',
  'React Native': 'react-native',
}

/** Where tabs end, if the last one goes on after its first block of code. */
export const TABS_END = '<!-- end of tabs -->'

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

/** The lines with one alternative of each group: in the first of the languages that it has, or all if it has none. */
export function keepLanguage(lines: readonly string[], ...languages: readonly string[]): string[] {
  const dropped = alternativesOf(lines).flatMap((group) => {
    const kept = languages.find((one) => group.some(({ language }) => language === one))
    return kept === undefined ? [] : group.filter(({ language }) => language !== kept)
  })
  return lines.filter((_line, at) => !dropped.some(({ from, to }) => at >= from && at <= to))
}

/** Languages that call the API from a server; the others are platforms for web pages and apps. */
const ON_SERVERS = new Set(['curl', 'node', 'python', 'csharp', 'java', 'go'])

const ORDER = Object.values(LANGUAGES)

/**
 * Labels of one kind belong together, next to each other or in the order of all tabs: notes may stand beside the code. A
 * heading ends them, and so do `TABS_END` and a language of servers that comes before the last one in that order.
 */
function alternativesOf(lines: readonly string[]): Alternative[][] {
  const fenced = fencedLines(lines)
  const groups: Alternative[][] = []
  let group: Alternative[] = []
  for (const [at, line] of lines.entries()) {
    if (fenced[at]) continue
    if (HEADING.test(line)) group = []
    if (line === TABS_END && group.length > 0) {
      group.at(-1)!.to = lines[at + 1] === '' ? at + 1 : at
      group = []
    }
    const language = labelled(line)
    if (language === undefined) continue
    const last = group.at(-1)
    const isOfGroup =
      last !== undefined &&
      !group.some((one) => one.language === language) &&
      (isNext(last.language, language) || (last.to === at - 1 && !isOnServers(last.language, language)))
    if (isOfGroup) last.to = at - 1
    else groups.push((group = []))
    group.push({ language, from: at, to: endOfBlock(lines, fenced, at) })
  }
  return groups.filter((one) => one.length > 1)
}

function isNext(language: string, next: string): boolean {
  return ON_SERVERS.has(language) === ON_SERVERS.has(next) && ORDER.indexOf(language) < ORDER.indexOf(next)
}

function isOnServers(...languages: string[]): boolean {
  return languages.every((language) => ON_SERVERS.has(language))
}

const HEADING = /^#{1,6} /

const labelled = (line: string): string | undefined => LANGUAGES[/^\*\*([^*]+)\*\*$/.exec(line)?.[1] ?? '']

/** The last line of the first block of code behind a label, and of the blank line behind it. */
function endOfBlock(lines: readonly string[], fenced: readonly boolean[], label: number): number {
  let to = label
  while (to + 1 < lines.length && !fenced[to] && !HEADING.test(lines[to + 1]!)) to++
  if (!fenced[to]) return label
  while (fenced[to + 1]) to++
  return lines[to + 1] === '' ? to + 1 : to
}
