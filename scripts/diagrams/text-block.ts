// Breaks text into lines of a maximum width, and measures them.

import type { Letters, Weight } from '../fonts/letters.ts'

export interface TextBlock {
  lines: string[]
  width: number
  height: number
  size: number
  weight: Weight
}

interface TextStyle {
  size: number
  weight: Weight
  /** No line is wider, except for a single word. */
  wrap: number
}

const LINE_HEIGHT = 1.3

export function textBlock(letters: Letters, text: string, { size, weight, wrap }: TextStyle): TextBlock {
  const measure = (line: string): number => letters.width(line, size, weight)
  const greedy = breakLines(text, wrap, measure)
  // The narrowest width with the same number of lines, which avoids a last line of one short word.
  let lines = greedy
  for (let room = wrap - 4; greedy.length > 1 && room > wrap / 2; room -= 4) {
    const closer = breakLines(text, room, measure)
    if (closer.length > greedy.length || Math.max(...closer.map(measure)) > wrap) break
    lines = closer
  }
  return {
    lines,
    size,
    weight,
    width: Math.max(0, ...lines.map(measure)),
    height: lines.length * size * LINE_HEIGHT,
  }
}

/** The baseline of a line, from the top of its block. */
export function baseline({ size }: Pick<TextBlock, 'size'>, line: number): number {
  return size * LINE_HEIGHT * line + size * (LINE_HEIGHT / 2 + 0.345)
}

function breakLines(text: string, room: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of piecesOf(text)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last}${last.endsWith('\u200b') ? '' : ' '}${word}`
    if (last !== undefined && measure(bare(longer)) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(bare)
}

/** Words, and the parts of paths and identifiers: a zero-width space marks a break without a space. */
function piecesOf(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) =>
      word.length > 12 ? word.replaceAll(/(?<=[a-z\d])([/_.-])(?=\w{3})/gi, '$1\u200b ').split(' ') : [word],
    )
}

function bare(line: string): string {
  return line.replaceAll('\u200b', '')
}
