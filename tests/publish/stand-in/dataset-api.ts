// Simulates the SQL API of Workers Analytics Engine: runs the actual queries in SQLite, extended with the missing
// functions.

import { DatabaseSync } from 'node:sqlite'
import { INSIGHT_COLUMNS, type InsightEvent } from '#site/model/insights/columns.ts'

export interface Counted {
  event: InsightEvent
  /** ISO time. */
  at?: string
  /** Sampling weight of the point. */
  stands?: number
  [column: string]: string | number | undefined
}

export class DatasetApi {
  /** The queries received, with their headers. */
  asked: { url: string; authorization: string | null; sql: string }[] = []
  /** Response status, if simulating an error. */
  refusal: number | undefined
  private database = new DatabaseSync(':memory:')

  private dataset: string

  constructor(dataset: string) {
    this.dataset = dataset
    const columns = Object.values(INSIGHT_COLUMNS).join(', ')
    this.database.exec(`CREATE TABLE ${dataset} (timestamp TEXT, _sample_interval INTEGER, ${columns})`)
    this.database.function('toDateTime', (text) => text)
    this.database.function('toStartOfDay', (text) => String(text).slice(0, 10))
    this.database.aggregate('sumIf', {
      start: 0,
      step: (sum: number, value, condition) => (condition ? sum + Number(value) : sum),
    })
    this.database.aggregate('quantileExactWeighted', {
      start: '[]',
      step: (state: string, level, value, weight) =>
        JSON.stringify([...(JSON.parse(state) as number[][]), [level, value, weight]]),
      result: (state) => weightedQuantile(JSON.parse(String(state)) as [number, number, number][]),
    })
  }

  count(...points: Counted[]): void {
    for (const { at = '2026-11-20T12:00:00Z', stands = 1, ...facts } of points) {
      const names = Object.entries(INSIGHT_COLUMNS)
      const values = names.map(([name, column]) => facts[name] ?? (column.startsWith('double') ? -1 : ''))
      const marks = names.map(() => '?').join(', ')
      this.database
        .prepare(`INSERT INTO ${this.dataset} VALUES (?, ?, ${marks})`)
        .run(at.slice(0, 19).replace('T', ' '), stands, ...values)
    }
  }

  readonly fetch: typeof fetch = async (input, options) => {
    const sql = String(options?.body)
    const authorization = new Headers(options?.headers).get('authorization')
    this.asked.push({ url: String(input), authorization, sql })
    if (this.refusal !== undefined) return new Response('no', { status: this.refusal })
    if (!sql.endsWith('\nFORMAT JSON')) return new Response('another format', { status: 400 })
    const rows = this.database.prepare(inSqlite(sql)).all()
    // Counts are strings, since they may exceed JavaScript's integers.
    const data = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, Number.isInteger(value) ? String(value) : value]),
      ),
    )
    return Response.json({ meta: [], data, rows: data.length })
  }
}

const inSqlite = (sql: string): string =>
  sql.replace(/\nFORMAT JSON$/, '').replace(/(quantileExactWeighted)\(([\d.]+)\)\(/g, '$1($2, ')

/** Takes level, value and weight of each row. */
function weightedQuantile(rows: [number, number, number][]): number {
  const sorted = rows.toSorted(([, a], [, b]) => a - b)
  const wanted = (rows[0]?.[0] ?? 0) * sorted.reduce((sum, [, , weight]) => sum + weight, 0)
  let sum = 0
  return sorted.find(([, , weight]) => (sum += weight) >= wanted)?.[1] ?? 0
}
