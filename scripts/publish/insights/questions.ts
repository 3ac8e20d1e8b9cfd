// The queries for the dataset, in the SQL of Workers Analytics Engine. A point may represent several
// (`_sample_interval`), so counts are sums of that.

import { INSIGHT_COLUMNS as column, type InsightEvent } from '#site/model/insights/columns.ts'

/** A search is shown if it was made on this many days in this many data centres, which no single reader does. */
const MIN_DAYS = 3
const MIN_CENTRES = 3
const MAX_ROWS = 30
const MAX_REPORTS = 500

export interface Asked {
  dataset: string
  /** Milliseconds since 1970; nothing older is looked at. */
  since: number
}

const COUNT = 'sum(_sample_interval)'

function from(event: InsightEvent, { dataset, since }: Asked, also: string[] = []): string {
  const time = new Date(since).toISOString().slice(0, 19).replace('T', ' ')
  const conditions = [`${column.event} = '${event}'`, `timestamp >= toDateTime('${time}')`, ...also]
  return `FROM ${dataset}\nWHERE ${conditions.join(' AND ')}`
}

/** `subject`, `origin`, `requests`. */
export const missingPages = (asked: Asked): string => `
SELECT ${column.subject} AS subject, ${column.from} AS origin, ${COUNT} AS requests
${from('missing', asked)}
GROUP BY subject, origin
ORDER BY requests DESC
LIMIT ${MAX_ROWS}`

/** `searches`: all that found nothing. */
export const emptySearches = (asked: Asked): string => `
SELECT ${COUNT} AS searches
${from('search-empty', asked)}`

/** `subject`, `searches`, `days`, `centres`, of terms that many readers searched for. */
export const emptyTerms = (asked: Asked): string => `
SELECT subject, sum(searches_there) AS searches, count(DISTINCT day) AS days, count(DISTINCT centre) AS centres
FROM (
  SELECT ${column.subject} AS subject, ${column.centre} AS centre, toStartOfDay(timestamp) AS day, ${COUNT} AS searches_there
  ${from('search-empty', asked, [`${column.subject} != ''`, `${column.centre} != ''`])}
  GROUP BY subject, centre, day
)
GROUP BY subject
HAVING days >= ${MIN_DAYS} AND centres >= ${MIN_CENTRES}
ORDER BY searches DESC
LIMIT ${MAX_ROWS}`

/** `page`, `place`, `category`, `words`, `reports` and `day`, newest first. */
export const reportsOfReaders = (asked: Asked): string => `
SELECT ${column.subject} AS page, ${column.from} AS place, ${column.kind} AS category, ${column.text} AS words,
  toStartOfDay(timestamp) AS day, ${COUNT} AS reports
${from('feedback', asked)}
GROUP BY page, place, category, words, day
ORDER BY day DESC
LIMIT ${MAX_REPORTS}`

export const FIGURES = ['lcp', 'inp', 'cls', 'ttfb'] as const
export type Figure = (typeof FIGURES)[number]

/** `release`, `p75`, `visits`: three visits in four were at least that good. */
export const figureByRelease = (figure: Figure, asked: Asked): string => `
SELECT ${column.release} AS release, quantileExactWeighted(0.75)(${column[figure]}, _sample_interval) AS p75, ${COUNT} AS visits
${from('vitals', asked, [`${column[figure]} >= 0`])}
GROUP BY release
ORDER BY visits DESC
LIMIT ${MAX_ROWS}`

/** `reader`, `kind`, `requests`. */
export const readersByForm = (asked: Asked): string => `
SELECT ${column.reader} AS reader, ${column.kind} AS kind, ${COUNT} AS requests
${from('request', asked)}
GROUP BY reader, kind
ORDER BY requests DESC
LIMIT ${MAX_ROWS}`

/** `version`, `requests`, `errors`, `slow`. */
export const requestsByVersion = (versions: readonly string[], asked: Asked): string => `
SELECT ${column.version} AS version, ${COUNT} AS requests,
  sumIf(_sample_interval, ${column.status} >= 500) AS errors,
  sumIf(_sample_interval, ${column.slow} = 1) AS slow
${from('request', asked, [`${column.version} IN (${versions.map((id) => `'${id}'`).join(', ')})`])}
GROUP BY version
LIMIT ${MAX_ROWS}`
