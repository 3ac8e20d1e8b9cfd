// Checks headings: sentence case in which names keep their capitals, no full stop, one name for recurring sections.

import type { Heading } from 'mdast'
import { withoutId } from './heading-text.ts'
import type { ProseProblem } from './prose-problem.ts'
import type { Prose } from './read-prose.ts'
import type { Rules } from './style/rules.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}.’'+#-]*/gu
const STEP_TITLE = /<Step\b[^>]*?\btitle="([^"]*)"/g

interface HeadingText {
  text: string
  start: number
}

export function checkHeadings(prose: Prose, rules: Rules): ProseProblem[] {
  const { sentence_case, no_final_punctuation } = rules.style.headings
  const severity = rules.severity('prose-heading')
  const sections = sectionHeadings(prose)
  const all = [...sections, ...stepTitles(prose)]
  return [
    ...(sentence_case ? all.flatMap((heading) => caseProblems(heading, rules.names)) : []),
    ...(no_final_punctuation ? all.flatMap(endProblems) : []),
  ]
    .map((problem): ProseProblem => ({ ...problem, severity }))
    .concat(sections.flatMap((heading) => nameProblems(heading, rules)))
}

function sectionHeadings({ tree, source }: Prose): HeadingText[] {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading')
  return headings.map((heading) => {
    const start = heading.children[0]?.position?.start.offset ?? 0
    const end = heading.children.at(-1)?.position?.end.offset ?? start
    return { text: withoutId(source.slice(start, end)), start }
  })
}

function stepTitles({ source }: Prose): HeadingText[] {
  return [...source.matchAll(STEP_TITLE)].map((match) => {
    const text = match[1] ?? ''
    return { text, start: match.index + match[0].length - text.length - 1 }
  })
}

type Found = Omit<ProseProblem, 'severity'>

function caseProblems({ text: written, start }: HeadingText, names: readonly string[]): Found[] {
  // A status has the reason phrase of the standard.
  if (/^\d{3} /.test(written)) return []
  // Code, variables and targets of links are names.
  const text = written.replaceAll(/`[^`]*`|%[\w-]+%|\]\([^)]*\)|<[^>]*>/g, (name) => ' '.repeat(name.length))
  const named = names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text)
  const first = written.search(/[\p{L}\p{N}`%]/u)
  return [...named.matchAll(WORD)].flatMap((match): Found[] => {
    const [name] = match
    const before = written.slice(0, match.index)
    const opens = match.index === first || /[:.?]\s+[“"(]?$/.test(before)
    if (opens || !/^\p{Lu}\p{Ll}+$/u.test(name)) return []
    return [
      {
        code: 'prose-heading',
        start: start + match.index,
        end: start + match.index + name.length,
        what: `the heading capitalises “${name}”`,
        fix: `write “${name.toLowerCase()}”, or add the name to \`names\` in style.yaml`,
      },
    ]
  })
}

function endProblems({ text, start }: HeadingText): Found[] {
  const written = text.trimEnd()
  if (!/[.:;,]$/.test(written)) return []
  const at = start + written.length - 1
  const what = `the heading ends with “${written.slice(-1)}”`
  return [{ code: 'prose-heading', start: at, end: at + 1, what, fix: 'delete it' }]
}

function nameProblems({ text, start }: HeadingText, { sections }: Rules): ProseProblem[] {
  const rule = sections.find(({ pattern }) => pattern.test(text))
  if (!rule) return []
  const { code, severity, write } = rule
  const what = `the section is called “${text}”`
  const fix = `name it “${write}”, as on the other pages; keep the old id, \`{#…}\`, if pages link to it`
  return [{ code, severity, start, end: start + text.length, what, fix }]
}
