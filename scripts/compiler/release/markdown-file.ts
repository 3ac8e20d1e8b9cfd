// Completes a page's Markdown: front matter for tools, the line that leads to the index, the page, and its neighbours.
// A page that is too long for tools begins with links to its sections, and has samples in one language only; if still too
// long, it is its introduction alone. Either way it links to slices that add up to the page.

import { markdownQuery, type MarkdownSelection } from '#site/model/queries/markdown-query.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { keepLanguage, markdownLanguages } from '#site/markdown/markdown-languages.ts'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'
import { AROUND_ID, aroundText, type PageAround } from '#site/markdown/around-text.ts'
import { sliceMarkdown } from '#site/markdown/slice-markdown.ts'
import type { CompiledPage } from '../page/compiled-page.ts'

const indexLine = (origin: string): string =>
  `> For the complete documentation index, see [llms.txt](${origin}/llms.txt)`
/** Tools truncate longer texts. */
const MAX_CHARACTERS = 100_000
/** The length of a slice: some tools truncate beyond it, and it leaves a model little room to respond. */
const LONG_CHARACTERS = 50_000
const ROOM_STEP = 1000

/** How the ids of an operation's examples end. */
const EXAMPLES_ID = '-examples'
type MarkdownSource = Pick<CompiledPage, 'path' | 'title' | 'description' | 'frontMatter' | 'markdown'>

interface MarkdownFile {
  /** What `/path.md` serves. */
  text: string
  /** Of a long page; joined they are its Markdown. */
  slices?: string[]
}

interface MarkdownEnd extends PageAround {
  /** The Worker adds the list of what is around the page; the text only leaves room for it. */
  later?: boolean
}

/** `updated` is `YYYY-MM-DD`. */
export function markdownFile(
  page: MarkdownSource,
  origin: string,
  updated: string | undefined,
  around: MarkdownEnd,
): MarkdownFile {
  const head = `${frontMatter(page, origin, updated)}\n\n${indexLine(origin)}\n\n`
  const end = aroundText(page.path, around, origin)
  // Rounded, so that a title in the list moves no slice.
  const room = around.later ? Math.ceil(end.length / ROOM_STEP) * ROOM_STEP : 0
  const text = `${head}${page.markdown.trim()}\n${around.later ? '' : end}`
  if (text.length + room <= LONG_CHARACTERS) return { text }
  const address = origin + encodePath(markdownPath(page.path))
  const slices = sliceMarkdown(text, LONG_CHARACTERS - room)
  const inOneLanguage = oneLanguage(head, text, address, slices.length)
  if (inOneLanguage !== undefined && inOneLanguage.length + room <= MAX_CHARACTERS) {
    return { text: inOneLanguage, slices }
  }
  if (text.length + room <= MAX_CHARACTERS) return { text }
  return { text: introduction(address, text, slices), slices }
}

/** The page with the samples of the language that it shows first. Undefined where there is nothing to leave out. */
function oneLanguage(head: string, text: string, address: string, slices: number): string | undefined {
  const [kept, ...others] = markdownLanguages(text.split('\n'))
  if (kept === undefined || others.length === 0) return undefined
  const link = (name: string, query: MarkdownSelection): string =>
    `[${name}](${address}${markdownQuery(query)})`
  const languages = others.map((lang) => link(lang, { lang }))
  const parts = Array.from({ length: slices }, (_, at) => link(String(at + 1), { slice: String(at + 1) }))
  // First, since some tools read no further than half of such a page.
  const note = [
    `> This page is long. One section at a time: ${sectionsOf(text, link).join(', ')}.`,
    `> Samples of its operations are in ${kept} here. In another language: ${languages.join(', ')}. The whole page, in slices: ${parts.join(', ')}.`,
  ]
  return `${head}${note.join('\n>\n')}\n\n${ofOperations(text, kept).join('\n').slice(head.length)}`
}

function sectionsOf(text: string, link: (name: string, query: MarkdownSelection) => string): string[] {
  return markdownOutline(text).headings.flatMap(({ level, id, text: title }) =>
    level === 2 && id !== undefined && id !== AROUND_ID
      ? [link(title.replaceAll(/[[\]\\]/g, '\\$&'), { section: id })]
      : [],
  )
}

/** As the HTML does it: of an operation's samples one language, of other alternatives all. */
function ofOperations(text: string, language: string): string[] {
  const { lines, headings } = markdownOutline(text)
  const starts = [0, ...headings.map(({ line }) => line)]
  return starts.flatMap((start, at) => {
    const section = lines.slice(start, starts[at + 1])
    return headings[at - 1]?.id?.endsWith(EXAMPLES_ID) ? keepLanguage(section, language) : section
  })
}

function frontMatter(page: MarkdownSource, origin: string, updated: string | undefined): string {
  const fields = {
    title: page.title,
    description: page.description,
    questions: page.frontMatter.questions,
    canonical: origin + encodePath(page.path),
    last_updated: updated,
  }
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    // JSON is YAML, whatever it holds.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${lines.join('\n')}\n---`
}

/** Everything before the first section, then where the rest is. */
function introduction(address: string, text: string, slices: readonly string[]): string {
  const { lines, headings } = markdownOutline(text)
  const first = headings.find(({ level }) => level > 1)?.line ?? lines.length
  const items = slices.map((slice, index) => {
    const titles = markdownOutline(slice)
      .headings.filter(({ level }) => level === 2)
      .map((heading) => heading.text)
    const url = address + markdownQuery({ slice: String(index + 1) })
    return `- [Slice ${index + 1} of ${slices.length}](${url})${titles.length === 0 ? '' : `: ${titles.join(', ')}`}`
  })
  return [
    lines.slice(0, first).join('\n').trim(),
    'This page is long. Read it in slices, or one section with `?section=` and its id:',
    `${items.join('\n')}\n`,
  ].join('\n\n')
}
