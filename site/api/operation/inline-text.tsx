// Renders a line of the contract's prose, which is Markdown: code, links and emphasis.

import { Fragment, type ReactNode } from 'react'

const CODE = /`[^`]+`/
const LINK = /\[[^\][]+\]\([^)\s]+\)/
const STRONG = /(?<![\w*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?!\*)/
const EMPHASIS = /(?<![\w*])\*[^*\s](?:[^*]*[^*\s])?\*(?![\w*])|(?<![\w/])_[^_\s](?:[^_]*[^_\s])?_(?![\w/])/
const PIECES = new RegExp(`(${[CODE, LINK, STRONG, EMPHASIS].map(({ source }) => source).join('|')})`)

export function InlineText({ text }: { text: string }) {
  return text
    .split(PIECES)
    .map((piece, index) => <Fragment key={index}>{show(piece, index % 2 === 1)}</Fragment>)
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
