// The type of a table of shared facts, content/data/<name>.yaml. Plain data; neither reads nor renders it.

import type { Node } from 'yaml'

/** `code`: each value is shown as code; other values are inline Markdown. `hidden`: shown only if named. */
export interface FactColumn {
  name: string
  label: string
  code: boolean
  hidden: boolean
  align?: 'center' | 'right'
}

/** Several values in one cell are joined with commas. */
export interface FactCell {
  values: string[]
  node?: Node
}

/** Cells by column name; a missing column is an empty cell. */
export type FactRow = ReadonlyMap<string, FactCell>

export interface FactTable {
  /** In display order. */
  columns: FactColumn[]
  rows: FactRow[]
}
