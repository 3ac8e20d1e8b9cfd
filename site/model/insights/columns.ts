// What is counted where the operator has bound a dataset: the columns of a data point.
// Nothing in a point tells one reader from another: no address, no user agent, no id, no query of a URL.

/** Index of a data point: what it tells of. The platform samples each by itself. */
export type InsightEvent = 'request' | 'missing' | 'search-empty' | 'vitals' | 'feedback'

/** Names of the columns, by what stands in them. Never changed, only added to: old points stay for three months. */
export const INSIGHT_COLUMNS = {
  event: 'index1',
  version: 'blob1',
  release: 'blob2',
  /** The decision's kind: `page`, `markdown`, `record`, `search`, `mcp`, …; the category of a report. */
  kind: 'blob3',
  reader: 'blob4',
  /** A missing path, the words of a search without result, or the path that a report is about. */
  subject: 'blob5',
  /** Path of our own page that leads to the missing one, or the place on the page that a report is about. */
  from: 'blob6',
  /** Data centre, where a rule needs to know whether something was seen in several. */
  centre: 'blob7',
  /** Words of a report. */
  text: 'blob8',
  status: 'double1',
  /** 1 where the content came late, else 0. */
  slow: 'double2',
  lcp: 'double3',
  inp: 'double4',
  cls: 'double5',
  ttfb: 'double6',
} as const
