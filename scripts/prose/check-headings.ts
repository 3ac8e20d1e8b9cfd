// The check of headings: sentence case, no full stop. Names keep their capitals.

import type { Heading } from 'mdast'
import type { ProseProblem } from './prose-problem.ts'
import type { Prose } from './read-prose.ts'
import { PROPER_NAMES } from './proper-names.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.’'+#-]*/gu
const HEADING_PROPS = /<Step\b[^>]*?\btitle="([^"]*)"/g

export function checkHeadings({ tree, source }: Prose): ProseProblem[] {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading')
  const spans = headings.map((heading) => {
    const start = heading.children[0]?.position?.start.offset ?? 0
    const end = heading.children.at(-1)?.position?.end.offset ?? start
    return { text: source.slice(start, end).replace(/\s*\uE001.*$/, ''), start }
  })
  for (const match of source.matchAll(HEADING_PROPS)) {
    const text = match[1] ?? ''
    spans.push({ text, start: match.index + match[0].length - text.length - 1 })
  }
  return spans.flatMap(({ text, start }) => [...caseProblems(text, start), ...endProblems(text, start)])
}

function caseProblems(written: string, start: number): ProseProblem[] {
  // A status has the reason phrase of the standard.
  if (/^\d{3} /.test(written)) return []
  // Code, variables and targets of links are names.
  const text = written.replaceAll(/`[^`]*`|%[\w-]+%|\]\([^)]*\)|<[^>]*>/g, (name) => ' '.repeat(name.length))
  const named = PROPER_NAMES.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
  const first = written.search(/[\p{L}\p{N}`%]/u)
  return [...named.matchAll(WORD)].flatMap((match): ProseProblem[] => {
    const [name] = match
    const before = written.slice(0, match.index)
    const opens = match.index === first || /[:.?]\s+[“"(]?$/.test(before)
    if (opens || !/^\p{Lu}\p{Ll}+$/u.test(name)) return []
    return [
      {
        code: 'prose-heading',
        start: start + match.index,
        end: start + match.index + name.length,
        what: `the heading has a capital in “${name}”`,
        fix: `write “${name.toLowerCase()}”, or add the name to scripts/prose/proper-names.ts`,
      },
    ]
  })
}

function endProblems(text: string, start: number): ProseProblem[] {
  if (!/[.:;,]$/.test(text.trimEnd())) return []
  const at = start + text.trimEnd().length - 1
  const what = `the heading ends with “${source(text)}”`
  return [{ code: 'prose-heading', start: at, end: at + 1, what, fix: 'take it out' }]
}

function source(text: string): string {
  return text.trimEnd().slice(-1)
}
