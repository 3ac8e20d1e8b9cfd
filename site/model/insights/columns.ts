// The columns of a data point, written where the operator has bound a dataset. Nothing in a point identifies a reader:
// no IP address, no user agent, no id, no URL query.

/** Index of a data point: the type of event. The platform samples each type separately. */
export type InsightEvent = 'request' | 'missing' | 'search-empty' | 'vitals' | 'feedback'

/** Column of each field. Append-only: old points stay for three months. */
export const INSIGHT_COLUMNS = {
  event: 'index1',
  version: 'blob1',
  release: 'blob2',
  /** The decision's kind: `page`, `markdown`, `record`, `search`, `mcp`, …; for feedback, its category. */
  kind: 'blob3',
  reader: 'blob4',
  /** A missing path, a search term without results, or the path that feedback is about. */
  subject: 'blob5',
  /** Path of our page that links to the missing one, or the place on the page that feedback is about. */
  from: 'blob6',
  /** Data centre, for rules that need to know whether something was seen in several. */
  centre: 'blob7',
  /** Text of the feedback. */
  text: 'blob8',
  status: 'double1',
  /** 1 if the content was late, else 0. */
  slow: 'double2',
  lcp: 'double3',
  inp: 'double4',
  cls: 'double5',
  ttfb: 'double6',
} as const
