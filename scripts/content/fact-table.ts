// The shape of a table of shared facts, content/data/<name>.yaml. Plain data; does not read or show it.

import type { Node } from 'yaml'

/** `code`: each value is shown as code; other values are inline Markdown. `hidden`: shown only where it is named. */
export interface FactColumn {
  name: string
  label: string
  code: boolean
  hidden: boolean
  align?: 'center' | 'right'
}

/** Several values of one cell are shown with commas between them. */
export interface FactCell {
  values: string[]
  node?: Node
}

/** Cells by the name of their column; a column that is not there is an empty cell. */
export type FactRow = ReadonlyMap<string, FactCell>

export interface FactTable {
  /** In the order in which they are shown. */
  columns: FactColumn[]
  rows: FactRow[]
}
