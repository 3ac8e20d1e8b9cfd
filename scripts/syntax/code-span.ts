// The shape of a place inside a sample's code.

/** Rows and columns count from 0, columns in UTF-16 code units. */
export interface CodeSpan {
  row: number
  column: number
  endRow: number
  endColumn: number
}
