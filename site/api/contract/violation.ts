// A schema violation, and the interface of the validator.

import type { JsonSchema } from './contract.ts'

export interface Violation {
  /** JSON Pointer into the value, such as `/data/number`; empty for the value itself. */
  path: string
  /** What is wrong, continuing a sentence about the value: "must be one of `card`, `token`". */
  message: string
  /** The JSON Schema keyword that failed: `required`, `enum`. */
  keyword: string
  /** The field that is missing or unknown. */
  property?: string
  /** It comes from the intended alternative of a schema. */
  isMeant?: true
  /** The missing field that the unknown one stands for. */
  meant?: string
  /** Fields that belong in the missing object, or not in the unknown one. */
  fields?: readonly string[]
  /** What to write instead, if only the check itself knows. */
  fix?: string
  /** JSON Pointer of the value that it must differ from. */
  than?: string
  /** The values of an `enum`. */
  allowed?: readonly unknown[]
}

export interface ValidateOptions {
  /** Report fields that the schema does not define, unless it explicitly allows others. */
  closed?: boolean
  /** The value is a fragment: required fields may be missing. */
  partial?: boolean
}

/** All violations; empty if the value is valid. A schema is passed itself or as `#/components/schemas/<Name>`. */
export type Validate = (schema: JsonSchema | string, value: unknown, options?: ValidateOptions) => Violation[]
