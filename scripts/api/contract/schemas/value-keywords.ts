/** Keywords of a schema whose value is data, whatever it looks like. */
export const VALUE_KEYWORDS: ReadonlySet<string> = new Set([
  'example',
  'examples',
  'default',
  'const',
  'enum',
])
