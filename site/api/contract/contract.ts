// The shape in which all sides know the platform's API: operations with their parameters, bodies, responses and examples.
// It is read from content/openapi by scripts/api/contract/; nothing here knows OpenAPI's files.

import type { HTTP_METHODS } from '../../model/component-rules.ts'

export type HttpMethod = (typeof HTTP_METHODS)[number]

/** JSON Schema 2020-12 as OpenAPI 3.1 holds it; a `$ref` is always `#/components/schemas/<Name>`. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  deprecated?: boolean
  readOnly?: boolean
  [keyword: string]: unknown
}

export interface ApiExample {
  /** Key of the example: a request and a response of the same name belong together. */
  name: string
  summary: string
  value: unknown
  /** Values of optional parameters that belong to the example, in place of those that are shown by default. */
  parameters?: Record<string, string>
}

export interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  /** Prose with inline code in backticks. */
  description: string
  schema: JsonSchema
  /** A value for samples. */
  example?: unknown
  /** A path parameter that takes the rest of the path, slashes included, and may be empty. */
  rest?: true
}

export interface ApiBody {
  required: boolean
  contentType: string
  schema: JsonSchema
  examples: ApiExample[]
}

export interface ApiHeader {
  name: string
  /** Absent where the reference is not shown: in a console's data. */
  description?: string
  /** What the mock sends. Absent where the documented body comes without the header. */
  example?: string
}

export interface ApiResponse {
  /** `200`, `404`; never a range. */
  status: number
  description: string
  headers: ApiHeader[]
  /** Absent for a response without a body. */
  contentType?: string
  schema?: JsonSchema
  examples: ApiExample[]
  /** The same in several operations. */
  shared?: true
}

/** What makes an operation fail in a way of its own, and what the reader does about it. */
export interface ApiCause {
  status: number
  cause: string
  fix: string
}

export interface ApiOperation {
  /** Kebab case, permanent, unique on the site: `create-token`. */
  id: string
  method: HttpMethod
  /** `/tokens/{id}` */
  path: string
  /** Imperative, sentence case: "Create a token". */
  summary: string
  description: string
  tag: string
  /** Path of the page that documents it. */
  page: string
  /** One of them is enough. Empty: any valid key will do. */
  permissions: string[]
  deprecated: boolean
  enterprise: boolean
  /** It may be called without a key. */
  anonymous?: true
  /** Kind of the key where the permissions do not tell it. */
  key?: 'public' | 'private' | 'management'
  /** Group and method in the server SDKs, camel case: `accountUpdater.jobs`, `create`. Absent where the SDKs do not offer it. */
  sdk?: { group: string; method: string }
  parameters: ApiParameter[]
  body?: ApiBody
  responses: ApiResponse[]
  causes: ApiCause[]
}

/** The place where an object that several responses hold is shown in full. */
export interface ResponseHome {
  page: string
  anchor: string
}

export interface Contract {
  /** Version of the API document. */
  version: string
  /** `https://api.…` */
  server: string
  /** In the order of the document. */
  operations: ApiOperation[]
  /** Components by name. */
  schemas: Record<string, JsonSchema>
  /** By the name of the schema. Present in an excerpt, which does not hold all operations that they follow from. */
  homes?: Record<string, ResponseHome>
}

/** One call of an operation: what a sample shows and the console sends. */
export interface ApiRequest {
  operation: ApiOperation
  path: Record<string, string>
  query: Record<string, string | string[]>
  /** Beyond authentication and content type. */
  headers: Record<string, string>
  /** JSON value; undefined for none. */
  body?: unknown
}
