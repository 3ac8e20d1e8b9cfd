// Tables of content/data that no page has to show.

/** Search answers from them. */
export const SEARCH_TABLES = [
  'asked-facts',
  'asked-pages',
  'failure-causes',
  'failure-signs',
  'fixed-values',
  'not-offered',
  'supported',
] as const

/** Code is checked against them. */
export const CODE_TABLES = ['element-types', 'elements-calls', 'sdk-modules'] as const
