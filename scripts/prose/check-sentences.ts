// What needs sentences: their length, words that stand twice, and "a" before a vowel. Natural language is read by retext.

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

/** Longer sentences are read twice. */
const MAX_WORDS = 40

const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle).freeze()

export function checkSentences({ source, tree: page, blocks }: Prose): ProseProblem[] {
  const file = new VFile({ value: source })
  const root: MarkdownRoot = { ...page, children: blocks.map(asParagraph) }
  const tree = toNlcst(root, file, ParseEnglish as never, { source: ['inlineCode', 'html'] })
  grammar.runSync(tree as never, file)
  const messages = file.messages.flatMap((message): ProseProblem[] => {
    const start = message.place && 'start' in message.place ? message.place.start.offset : undefined
    const end = message.place && 'end' in message.place ? message.place.end.offset : undefined
    if (start === undefined || end === undefined) return []
    const written = source.slice(start, end)
    const isRepeated = message.source === 'retext-repeated-words'
    const what = isRepeated ? `“${written}” stands there twice` : `“${written}” is the wrong article here`
    const fix = isRepeated ? 'take one out' : `write “${message.expected?.[0] ?? ''}”`
    return [{ code: 'prose-grammar', start, end, what, fix }]
  })
  return [...messages, ...longSentences(tree as SentenceNodes)]
}

function asParagraph(block: TextBlock): Paragraph {
  return { ...block, type: 'paragraph' } as Paragraph
}

function longSentences(tree: SentenceNodes): ProseProblem[] {
  return find<Sentence>(tree, 'SentenceNode')
    .flatMap(splitAtAbbreviations)
    .flatMap((parts): ProseProblem[] => {
      const words = parts.filter(({ type }) => type === 'WordNode')
      const start = words[0]?.position?.start.offset
      const end = words[Math.min(5, words.length - 1)]?.position?.end.offset
      if (words.length <= MAX_WORDS || start === undefined || end === undefined) return []
      const what = `a sentence has ${words.length} words`
      return [
        { code: 'prose-sentence-long', start, end, what, fix: `make two of it: at most ${MAX_WORDS} words` },
      ]
    })
}

/** "… a token id. On the web …" is two sentences, which the parser takes for one with an abbreviation. */
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
