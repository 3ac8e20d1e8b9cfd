// The names that a schema allows at a path: what a misspelt one may have meant.

import type { z } from 'zod'

/** None where the schema there has no fixed names. */
export function settingsAt(root: z.ZodType, path: readonly PropertyKey[]): string[] {
  let schema = bare(root)
  for (const step of path) {
    if ('shape' in schema) schema = (schema.shape as Record<string, z.ZodType>)[String(step)] ?? schema
    else if ('element' in schema) schema = schema.element as z.ZodType
    schema = bare(schema)
  }
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

/** Without `optional` and defaults around it. */
function bare(schema: z.ZodType): z.ZodType {
  let inner = schema
  while ('unwrap' in inner && typeof inner.unwrap === 'function' && !('element' in inner))
    inner = inner.unwrap()
  return inner
}
