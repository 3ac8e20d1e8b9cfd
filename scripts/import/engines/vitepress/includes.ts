// Resolves the files that a VitePress page includes: other Markdown, and code from files. <!--@include:
// ./part.md{1,5}--> <<< @/snippets/a.ts#region{2}

import { posix } from 'node:path'
import { slug } from 'github-slugger'
import type { Report } from '../../found/import-problem.ts'
import { frontMatterText } from '../../../syntax/front-matter-text.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import type { PreparedText } from '../engine.ts'
import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

const INCLUDE = /^\s*<!--\s*@include:\s*([^\s#{]+?)(#[\w-]+)?\s*(?:\{(\d*),?(\d*)\})?\s*-->\s*$/
const SNIPPET = /^\s*<<<\s+([^\s#{[]+)(#[\w-]+)?\s*(\{[^}]*\})?\s*(\[[^\]]*\])?\s*$/
const MAX_DEPTH = 5

/** The text with everything it includes, and the page's own line for each line. */
export function withIncludes(
  text: string,
  file: string,
  tree: SourceTree,
  root: string,
  report: Report,
): PreparedText {
  const lines: string[] = []
  const origins: number[] = []
  const kindOf = createFenceTracker()
  for (const [index, line] of text.split('\n').entries()) {
    const taken =
      kindOf(line) === 'prose' ? takenIn(line, index + 1, { file, tree, root, report, deep: 0 }) : undefined
    for (const one of taken ?? [line]) {
      lines.push(one)
      origins.push(index + 1)
    }
  }
  return { text: lines.join('\n'), origins }
}

interface Taking {
  file: string
  tree: SourceTree
  root: string
  report: Report
  deep: number
}

function takenIn(line: string, number: number, taking: Taking): string[] | undefined {
  const include = INCLUDE.exec(line)
  const snippet = include ? null : SNIPPET.exec(line)
  const [, path, region] = include ?? snippet ?? []
  if (path === undefined) return undefined
  const { file, tree, root, report, deep } = taking
  const target = path.startsWith('@')
    ? posix.join(root, path.slice(1))
    : posix.join(posix.dirname(file), path)
  const held = deep > MAX_DEPTH ? undefined : tree.text(target)
  if (held === undefined) {
    const what = `\`${path}\` cannot be included`
    report({ kind: 'file', file, line: number, column: 1, what, fix: 'add the file, or remove the line' })
    return ['']
  }
  const part = regionOf(held, region)
  if (part === undefined) {
    const what = `there is no \`${region}\` in \`${path}\``
    report({ kind: 'file', file, line: number, column: 1, what, fix: 'correct the name, or remove the line' })
    return ['']
  }
  if (snippet) return fenced(part, target, snippet[3], snippet[4])
  const front = frontMatterText(part)
  const body = front === undefined || region !== undefined ? part : part.slice(part.indexOf('\n---', 3) + 4)
  const all = (include?.[3] || include?.[4] ? part : body).split('\n')
  const [from, to] = [Number(include?.[3] || 1), Number(include?.[4] || all.length)]
  return all
    .slice(from - 1, to)
    .flatMap((one) => takenIn(one, number, { ...taking, file: target, deep: deep + 1 }) ?? [one])
}

/** Lines between `#region name` and `#endregion name`, or the section of the heading with that id. */
function regionOf(text: string, region: string | undefined): string | undefined {
  if (region === undefined) return text
  const lines = text.split('\n')
  const name = region.slice(1)
  const start = lines.findIndex((line) => new RegExp(`#?region\\s+${name}\\s*(?:-->|\\*/)?\\s*$`).test(line))
  if (start < 0) return sectionOf(lines, name)
  const end = lines.findIndex((line, index) => index > start && /#?endregion\b/.test(line))
  return lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}

function sectionOf(lines: readonly string[], id: string): string | undefined {
  const headings = lines.map((line) => /^(#{1,6})\s+(.*?)\s*(?:\{#([^\s{}]+)\})?\s*$/.exec(line))
  const start = headings.findIndex((found) => found && (found[3] ?? slug(found[2]!)) === id)
  if (start < 0) return undefined
  const depth = headings[start]![1]!.length
  const end = headings.findIndex((found, index) => index > start && found && found[1]!.length <= depth)
  return lines.slice(start, end < 0 ? undefined : end).join('\n')
}

/** `{1,3 c#:line-numbers}`: lines, then what to read the code as. */
function fenced(code: string, file: string, lines = '', title = ''): string[] {
  const [, range = '', given = '', numbers = ''] =
    /^\{\s*([\d,\s-]*?)\s*([A-Za-z][^\s:}]*)?(:[\w-]+(?:=\d+)?)?\s*\}$/.exec(lines) ?? []
  const language = given || posix.extname(file).slice(1) || 'text'
  const marked = range === '' ? '' : `{${range}}`
  return [
    `\`\`\`\`${language} ${marked} ${numbers} ${title}`.trimEnd(),
    ...code.replace(/\n$/, '').split('\n'),
    '````',
  ]
}
