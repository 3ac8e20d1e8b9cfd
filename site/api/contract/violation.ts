// The shape in which a value's disagreement with a schema is told, and the function that finds it.

import type { JsonSchema } from './contract.ts'

export interface Violation {
  /** JSON Pointer into the value: empty for the value itself, `/data/number`. */
  path: string
  /** What is wrong, as the rest of a sentence about the value: "must be one of `card`, `token`". */
  message: string
  /** The keyword of JSON Schema that failed: `required`, `enum`. */
  keyword: string
  /** The field that is missing, or that the schema does not know. */
  property?: string
}

export interface ValidateOptions {
  /** Fields that the schema does not name are violations, wherever it does not say that others may come. */
  closed?: boolean
  /** The value is a fragment: what is required may be missing. */
  partial?: boolean
}

/** All violations; none for a good value. A schema is given itself or as `#/components/schemas/<Name>`. */
export type Validate = (schema: JsonSchema | string, value: unknown, options?: ValidateOptions) => Violation[]
