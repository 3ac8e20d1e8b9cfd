// Writes a data point in the platform's column layout, from named values. A failed write never fails a response.

import { INSIGHT_COLUMNS, type InsightEvent } from '#site/model/insights/columns.ts'
import { MAX_FEEDBACK_CHARACTERS } from '#site/model/insights/feedback.ts'
import type { Dataset } from '../runtime/env.ts'

type Column = Exclude<keyof typeof INSIGHT_COLUMNS, 'event'>
type Facts = Partial<Record<Column, string | number>>

/** Stands for a missing figure, since columns hold only numbers. */
const NO_FIGURE = -1
const MAX_TEXT = 200
/** Limit on a report's text, which is cut before it is masked. */
const MAX_WORDS = 2 * MAX_FEEDBACK_CHARACTERS

export function writePoint(dataset: Dataset | undefined, event: InsightEvent, facts: Facts): void {
  if (!dataset) return
  const blobs: string[] = []
  const doubles: number[] = []
  for (const [name, column] of Object.entries(INSIGHT_COLUMNS)) {
    const value = facts[name as Column]
    const place = Number(/\d+$/.exec(column)![0]) - 1
    if (column.startsWith('blob'))
      blobs[place] = String(value ?? '').slice(0, name === 'text' ? MAX_WORDS : MAX_TEXT)
    else if (column.startsWith('double')) doubles[place] = Number(value ?? NO_FIGURE)
  }
  try {
    dataset.writeDataPoint({ indexes: [event], blobs, doubles })
  } catch {
    // Losing one data point is harmless.
  }
}
