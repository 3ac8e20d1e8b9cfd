// Renders the contract's prose, which is Markdown: paragraphs and lists with code, links and emphasis.

import { Fragment, type ReactNode } from 'react'

const CODE = /`[^`]+`/
const LINK = /\[[^\][]+\]\([^)\s]+\)/
const STRONG = /(?<![\w*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?!\*)/
const EMPHASIS = /(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|(?<![\w/])_[^_\s](?:[^_]*[^_\s])?_(?![\w/])/
const PIECES = new RegExp(`(${[CODE, LINK, STRONG, EMPHASIS].map(({ source }) => source).join('|')})`)
/** What is a paragraph of its own here. */
const BULLET = /^[-*+] /
const NUMBER = /^(\d+)[.)] /
const HEADING = /^#{1,6} +(.*)$/

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
        <Line text={paragraph} />
      </p>
    ))
}

function Line({ text }: { text: string }) {
  const [, heading] = HEADING.exec(text) ?? []
  if (heading === undefined) return <InlineText text={text.replace(BULLET, '• ')} />
  return (
    <strong>
      <InlineText text={heading} />
    </strong>
  )
}

/** Items and headings apart; what follows an item without a mark belongs to it. */
function ownLines(paragraph: string): string[] {
  const lines: string[] = []
  for (const line of paragraph.split('\n')) {
    const before = lines.at(-1)
    if (before === undefined || beginsAfter(before, line)) lines.push(line)
    else lines.push(`${lines.pop()!}\n${line}`)
  }
  return lines
}

/** Only a list that begins with 1 interrupts a paragraph (CommonMark 0.31, section 5.3). */
function beginsAfter(before: string, line: string): boolean {
  if ([BULLET, HEADING].some((own) => own.test(line)) || HEADING.test(before)) return true
  const [, number] = NUMBER.exec(line) ?? []
  return number === '1' || (number !== undefined && NUMBER.test(before))
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
