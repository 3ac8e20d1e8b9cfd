// Renders the contract's prose: paragraphs with inline code in backticks and links in brackets.

import { Fragment, type ReactNode } from 'react'

const PIECES = /(`[^`]+`|\[[^\]]+\]\([^)\s]+\))/

export function InlineText({ text }: { text: string }) {
  return text.split(PIECES).map((piece, index) => <Fragment key={index}>{show(piece)}</Fragment>)
}

export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph, index) => (
      <p key={index}>
        <InlineText text={paragraph} />
      </p>
    ))
}

function show(piece: string): ReactNode {
  if (piece.startsWith('`') && piece.length > 2) return <code>{piece.slice(1, -1)}</code>
  const [, words, href] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(piece) ?? []
  return href === undefined ? piece : <a href={href}>{words}</a>
}
