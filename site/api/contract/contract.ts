// The model of the platform's API: operations with their parameters, bodies, responses and examples.
// scripts/api/contract/ builds it from content/openapi; nothing here depends on OpenAPI's file structure.

import type { HTTP_METHODS } from '../../model/component-rules.ts'
import type { ApiKeyAuth } from '../../model/site-config.ts'

export type HttpMethod = (typeof HTTP_METHODS)[number]

/** By their names in the contract. */
export type Schemas = Readonly<Record<string, JsonSchema>>

/** JSON Schema 2020-12 as used by OpenAPI 3.1; a `$ref` is always `#/components/schemas/<Name>`. */
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
  writeOnly?: boolean
  [keyword: string]: unknown
}

export interface ApiExample {
  /** Key of the example: a request and a response with the same name belong together. */
  name: string
  summary: string
  value: unknown
  /** Optional parameters of the example, replacing the default ones. */
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
  /** A path parameter that matches the rest of the path, including slashes, and may be empty. */
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
  /** Absent in a console's data, which does not include the reference. */
  description?: string
  /** What the mock sends. Absent if the documented response does not include the header. */
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
  /** Shared by several operations. */
  shared?: true
}

interface OtherResponse {
  /** A class such as `4XX`, or `default`. */
  statuses: string
  /** Absent for a response without a body. */
  schema?: JsonSchema
}

/** Why an operation can fail with a status, and what the reader should do. */
interface ApiCause {
  status: number
  cause: string
  fix: string
}

/** Headers of which a request needs one, or a query parameter of the same name. */
export interface EitherHeader {
  names: string[]
  /** What the API responds where all are missing. */
  detail: string
}

/** Types of application; a key is of its application's type. */
export type KeyKind = keyof NonNullable<ApiKeyAuth['formats']>

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
  /** Any one of them is enough. Empty: any valid key works. */
  permissions: string[]
  deprecated: boolean
  enterprise: boolean
  /** May be called without a key. */
  anonymous?: true
  /** Type of key, if the permissions do not imply it. */
  key?: KeyKind
  /** Types of key that can hold one of its permissions; absent if only private ones can. */
  keys?: KeyKind[]
  /**
   * Group and method in the server SDKs, camel case: `accountUpdater.jobs`, `create`. Absent if the SDKs do not cover
   * it.
   */
  sdk?: { group: string; method: string }
  /**
   * Its response is its request, with tokens in place of the values, or with the values in place of the expressions; or
   * it is the token that the request describes.
   */
  mirrors?: 'tokens' | 'values' | 'token'
  parameters: ApiParameter[]
  eitherHeader?: EitherHeader
  body?: ApiBody
  responses: ApiResponse[]
  /** For statuses that have no response of their own. */
  otherResponses?: OtherResponse[]
  causes: ApiCause[]
}

/** Where an object that several responses contain is documented in full. */
export interface ResponseHome {
  page: string
  anchor: string
}

export interface Contract {
  /** Version of the API document. */
  version: string
  /** `https://api.…` */
  server: string
  /** In document order. */
  operations: ApiOperation[]
  /** Components by name. */
  schemas: Record<string, JsonSchema>
  /** Keyed by schema name. Present in an excerpt, which lacks the other operations needed to derive them. */
  homes?: Record<string, ResponseHome>
}

/** One call of an operation: what a sample shows and the console sends. */
export interface ApiRequest {
  operation: ApiOperation
  path: Record<string, string>
  query: Record<string, string | string[]>
  /** Apart from authentication and content type. */
  headers: Record<string, string>
  /** JSON value; undefined if there is none. */
  body?: unknown
}
