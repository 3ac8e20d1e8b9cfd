// The shape of a place inside a piece of code, and the way to it from an offset.

/** Rows and columns count from 0, columns in UTF-16 code units. */
export interface CodeSpan {
  row: number
  column: number
  endRow: number
  endColumn: number
}

/** The place between two offsets. */
export type SpanBetween = (from: number, to: number) => CodeSpan

export function spanFinder(code: string): SpanBetween {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
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

/** A place inside a piece of the code, as a place in all of the code; `piece` is where the piece stands. */
export function within(span: CodeSpan, piece: CodeSpan | undefined): CodeSpan {
  if (!piece) return span
  return {
    row: span.row + piece.row,
    column: span.column + (span.row === 0 ? piece.column : 0),
    endRow: span.endRow + piece.row,
    endColumn: span.endColumn + (span.endRow === 0 ? piece.column : 0),
  }
}
