// A data point as the platform takes it, made from names. Writing never fails a response.

import { INSIGHT_COLUMNS, type InsightEvent } from '#site/model/insights/columns.ts'
import type { Dataset } from '../runtime/env.ts'

type Column = Exclude<keyof typeof INSIGHT_COLUMNS, 'event'>
export type Facts = Partial<Record<Column, string | number>>

/** Stands for a figure that is not there: the platform's columns hold numbers alone. */
export const NO_FIGURE = -1
const MAX_TEXT = 200

export function writePoint(dataset: Dataset | undefined, event: InsightEvent, facts: Facts): void {
  if (!dataset) return
  const blobs: string[] = []
  const doubles: number[] = []
  for (const [name, column] of Object.entries(INSIGHT_COLUMNS)) {
    const value = facts[name as Column]
    const place = Number(/\d+$/.exec(column)![0]) - 1
    if (column.startsWith('blob')) blobs[place] = String(value ?? '').slice(0, MAX_TEXT)
    else if (column.startsWith('double')) doubles[place] = Number(value ?? NO_FIGURE)
  }
  try {
    dataset.writeDataPoint({ indexes: [event], blobs, doubles })
  } catch {
    // A figure less.
  }
}
