// Checks what needs sentences: their length, repeated words, "a" and "an". retext parses natural language.

import { toNlcst } from 'mdast-util-to-nlcst'
import type { Paragraph, Root as MarkdownRoot } from 'mdast'
import type { Nodes as SentenceNodes, Parents, Sentence, SentenceContent } from 'nlcst'
import { toString } from 'nlcst-to-string'
import { ParseEnglish } from 'parse-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { ProseProblem } from './prose-problem.ts'
import type { Prose, TextBlock } from './read-prose.ts'
import type { Rules } from './style/rules.ts'

const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze()

export function checkSentences({ source, tree: page, blocks }: Prose, rules: Rules): ProseProblem[] {
  const maxWords =
    rules.severity('prose-sentence-long') === 'off' ? undefined : rules.style.limits.sentence_words
  const severity = rules.severity('prose-grammar')
  if (maxWords === undefined && severity === 'off') return []
  const file = new VFile({ value: source })
  const root: MarkdownRoot = { ...page, children: blocks.map(asParagraph) }
  const tree = toNlcst(root, file, ParseEnglish, { source: ['inlineCode', 'html'] })
  grammar.runSync(tree, file)
  const slips = file.messages.flatMap((message): ProseProblem[] => {
    const start = message.place && 'start' in message.place ? message.place.start.offset : undefined
    const end = message.place && 'end' in message.place ? message.place.end.offset : undefined
    if (start === undefined || end === undefined) return []
    const written = source.slice(start, end)
    const isRepeated = message.source === 'retext-repeated-words'
    // "module [module](…)", "not **not**": markup between equal words shows that both are intended.
    if (isRepeated && /[^\p{L}\p{N}\s’'-]/u.test(written)) return []
    const what = isRepeated ? `“${written}” repeats a word` : `“${written}” is the wrong article here`
    const fix = isRepeated ? 'delete one' : `write “${message.expected?.[0] ?? ''}”`
    return [{ code: 'prose-grammar', severity, start, end, what, fix }]
  })
  return maxWords === undefined ? slips : [...slips, ...longSentences(tree as SentenceNodes, maxWords, rules)]
}

function asParagraph(block: TextBlock): Paragraph {
  return { ...block, type: 'paragraph' } as Paragraph
}

function longSentences(tree: SentenceNodes, maxWords: number, rules: Rules): ProseProblem[] {
  const severity = rules.severity('prose-sentence-long')
  return find<Sentence>(tree, 'SentenceNode')
    .flatMap(splitAtAbbreviations)
    .flatMap((parts): ProseProblem[] => {
      const words = parts.filter(({ type }) => type === 'WordNode')
      const start = words[0]?.position?.start.offset
      const end = words[Math.min(5, words.length - 1)]?.position?.end.offset
      if (words.length <= maxWords || start === undefined || end === undefined) return []
      const what = `a sentence is ${words.length} words long`
      const fix = `split it: a sentence has at most ${maxWords} words`
      return [{ code: 'prose-sentence-long', severity, start, end, what, fix }]
    })
}

/** The parser mistakes the "id." in "… a token id. On the web …" for an abbreviation and joins two sentences. */
function splitAtAbbreviations({ children }: Sentence): SentenceContent[][] {
  const parts: SentenceContent[][] = [[]]
  children.forEach((child, index) => {
    parts.at(-1)!.push(child)
    const next = children[index + 2]
    const ends = child.type === 'WordNode' && toString(child).endsWith('.')
    if (ends && next?.type === 'WordNode' && /^\p{Lu}/u.test(toString(next))) parts.push([])
  })
  return parts
}

function find<Node extends SentenceNodes>(node: SentenceNodes, type: Node['type']): Node[] {
  if (node.type === type) return [node as Node]
  return 'children' in node ? (node as Parents).children.flatMap((child) => find<Node>(child, type)) : []
}
