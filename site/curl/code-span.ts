// A location in a piece of code, and the conversion from offsets.

/** Rows and columns count from 0, columns in UTF-16 code units. */
export interface CodeSpan {
  row: number
  column: number
  endRow: number
  endColumn: number
}

/** The span between two offsets. */
export type SpanBetween = (from: number, to: number) => CodeSpan

/** The offset of each line's beginning. */
export function lineStarts(code: string): number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

export function spanFinder(code: string): SpanBetween {
  const starts = lineStarts(code)
  const rowOf = (offset: number): number => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  return (from, to) => {
    const [row, endRow] = [rowOf(from), rowOf(to)]
    return { row, column: from - starts[row]!, endRow, endColumn: to - starts[endRow]! }
  }
}

/** Converts a span within a piece to a span of the whole code; `piece` is the piece's own span. */
export function within(span: CodeSpan, piece: CodeSpan | undefined): CodeSpan {
  if (!piece) return span
  return {
    row: span.row + piece.row,
    column: span.column + (span.row === 0 ? piece.column : 0),
    endRow: span.endRow + piece.row,
    endColumn: span.endColumn + (span.endRow === 0 ? piece.column : 0),
  }
}
