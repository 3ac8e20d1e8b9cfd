// Renders the contract's prose, which is Markdown: paragraphs and lists with code, links and emphasis.

import { Fragment, type ReactNode } from 'react'

const CODE = /`[^`]+`/
const LINK = /\[[^\]]+\]\([^)\s]+\)/
const STRONG = /(?<![\w*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?!\*)/
const EMPHASIS = /(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|(?<!\w)_[^_\s](?:[^_]*[^_\s])?_(?!\w)/
const PIECES = new RegExp(`(${[CODE, LINK, STRONG, EMPHASIS].map(({ source }) => source).join('|')})`)
/** A line that begins an item of a list, or is a heading: each is a paragraph of its own here. */
const OWN_LINE = /^(?:[-*+] |\d+[.)] |#{1,6} )/

export function InlineText({ text }: { text: string }) {
  return text
    .split(PIECES)
    .map((piece, index) => <Fragment key={index}>{show(piece, index % 2 === 1)}</Fragment>)
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .flatMap(ownLines)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index) => (
      <p key={index}>
        <InlineText text={paragraph} />
      </p>
    ))
}

/** `* one\n* two` as two lines with a bullet; what follows an item without a mark belongs to it. */
function ownLines(paragraph: string): string[] {
  const lines: string[] = []
  for (const line of paragraph.split('\n')) {
    if (OWN_LINE.test(line) || lines.length === 0) lines.push(line)
    else lines.push(`${lines.pop()!}\n${line}`)
  }
  return lines.map((line) =>
    line.replace(/^[-*+] /, '• ').replace(/^#{1,6} ([^*\n]+)/, (_, words: string) => `**${words.trim()}**`),
  )
}

function show(piece: string, isMarked: boolean): ReactNode {
  if (!isMarked) return piece
  if (piece.startsWith('`')) return <code>{piece.slice(1, -1)}</code>
  const [, words, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
  if (href !== undefined) return <a href={href}>{words}</a>
  if (piece.startsWith('**'))
    return (
      <strong>
        <InlineText text={piece.slice(2, -2)} />
      </strong>
    )
  return (
    <em>
      <InlineText text={piece.slice(1, -1)} />
    </em>
  )
}
