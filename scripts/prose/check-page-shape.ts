// Checks the shape of a page: text before the first heading, link words that say where they lead, related links at the end.

import type { Heading, Link, RootContent } from 'mdast'
import { walkNodes } from '../syntax/walk-tree.ts'
import { textOf } from './heading-text.ts'
import type { ProseProblem } from './prose-problem.ts'
import type { Prose } from './read-prose.ts'
import type { Rules } from './style/rules.ts'

/** `isPage` is false for partials and for landing pages, whose shape differs. */
export function checkPageShape(prose: Prose, isPage: boolean, rules: Rules): ProseProblem[] {
  const { opens_with_text, ends_with } = rules.style.pages
  const severity = rules.severity('prose-shape')
  const shape = [
    ...(isPage && opens_with_text ? openingProblems(prose) : []),
    ...(isPage && ends_with !== undefined ? closingProblems(prose, ends_with) : []),
  ]
  return [...linkProblems(prose, rules), ...shape.map((problem): ProseProblem => ({ ...problem, severity }))]
}

function linkProblems({ tree }: Prose, rules: Rules): ProseProblem[] {
  const problems: ProseProblem[] = []
  const severity = rules.severity('prose-link')
  walkNodes(tree, (node) => {
    if (node.type !== 'link') return
    const words = textOf(node as Link)
    const start = node.position?.start.offset
    if (start === undefined || !rules.emptyLinks?.test(words)) return
    const what = `the link says “${words}”`
    const fix = 'say where it goes, for example with the title of the page'
    problems.push({ code: 'prose-link', severity, start, end: node.position!.end.offset!, what, fix })
  })
  return problems
}

type Found = Omit<ProseProblem, 'severity'>

function openingProblems({ tree }: Prose): Found[] {
  const first = tree.children.find((node) => node.type !== 'yaml' && node.type !== 'mdxFlowExpression')
  if (first?.type !== 'heading') return []
  const what = 'the page begins with a heading'
  const fix = 'start by saying what the page is about and when readers need it'
  return [{ code: 'prose-shape', ...spanOf(first), what, fix }]
}

function closingProblems({ tree }: Prose, name: string): Found[] {
  const sections = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 2,
  )
  const last = sections.at(-1)
  const end = tree.position?.end.offset ?? 0
  // An empty file is reported as empty.
  if (end === 0) return []
  if (!last || textOf(last) !== name) {
    const what = `the page does not end with \`## ${name}\``
    const fix = 'end with three to five links, and say what each is for'
    return [{ code: 'prose-shape', ...(last ? spanOf(last) : { start: end - 1, end }), what, fix }]
  }
  const after = tree.children.slice(tree.children.indexOf(last) + 1)
  const bare = after.flatMap((node) => (node.type === 'list' ? node.children : [])).find(isBareLink)
  if (!bare) return []
  const what = 'a link at the end of the page does not say what it is for'
  return [{ code: 'prose-shape', ...spanOf(bare), what, fix: 'write `[Title](/path): what it is for.`' }]
}

/** Nothing but a link. */
function isBareLink(item: { children: RootContent[] }): boolean {
  const [paragraph] = item.children
  return paragraph?.type === 'paragraph' && paragraph.children.every((child) => child.type === 'link')
}

function spanOf(node: { position?: RootContent['position'] }): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 1 }
}
