// The causes of failures that are not about one operation, as content/data/failure-causes.yaml lists them.

import type { GeneralCause } from '#site/search/index/answer-data.ts'
import type { FactRow } from '../../../content/fact-table.ts'
import type { Facts } from '../../../content/read-facts.ts'
import { withVariables } from '../../../content/with-variables.ts'

/** A row's texts, as the search shows them. */
export interface RowTexts {
  text: (row: FactRow, column: string) => string
  asked: (row: FactRow) => string[]
}

interface CauseSources {
  texts: RowTexts
  /** Values of `%name%`. */
  variables: Record<string, string>
  tableOf: (name: string) => Facts | undefined
}

const COLUMN = /\{(\w+)\}/g

/**
 * One for each phrase that tells of the row. A row with a `table` stands for every row of it: `{column}` in its phrase,
 * cause and fix is what that row says there, each value of a list by itself.
 */
export function generalCauses(row: FactRow, { texts, variables, tableOf }: CauseSources): GeneralCause[] {
  const { text } = texts
  const phrases = (row.get('says')?.values ?? []).map((phrase) => withVariables(phrase, variables))
  const [status, kind, field] = ['status', 'kind', 'field'].map((name) => text(row, name))
  const told = {
    ...(status && { status: Number(status) }),
    ...(kind && { kind: kind as NonNullable<GeneralCause['kind']> }),
    ...(field && { field }),
    cause: text(row, 'cause'),
    fix: text(row, 'fix'),
    url: text(row, 'link'),
  }
  const table = text(row, 'table')
  if (table === '')
    return (phrases.length > 0 ? phrases : [undefined]).map((says) => ({
      ...told,
      ...(says !== undefined && { says }),
    }))
  return (tableOf(table)?.rows ?? []).flatMap((of) =>
    phrases.flatMap((phrase) => causesIn(of, phrase, { told, text })),
  )
}

/** By the values of the one column that the phrase names. */
function causesIn(
  of: FactRow,
  phrase: string,
  { told, text }: { told: GeneralCause; text: RowTexts['text'] },
): GeneralCause[] {
  const [[, column = ''] = []] = phrase.matchAll(COLUMN)
  return (of.get(column)?.values ?? []).map((value) => {
    const inserted = (sentence: string): string =>
      sentence.replaceAll(COLUMN, (_, name: string) => (name === column ? value : text(of, name)))
    return {
      ...told,
      says: inserted(phrase).toLowerCase(),
      cause: inserted(told.cause),
      fix: inserted(told.fix),
    }
  })
}
