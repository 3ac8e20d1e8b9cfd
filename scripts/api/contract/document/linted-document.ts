// The types of those parts of an OpenAPI 3.1 document that become the contract. The linter has already checked it
// against the specification.

import type {
  ApiOperation,
  ApiParameter,
  EitherHeader,
  HttpMethod,
  JsonSchema,
} from '#site/api/contract/contract.ts'
import type { OpenApiServer } from '../rules/server-address.ts'

interface Referable {
  /** A reference to the actual object; there are no other fields then. */
  $ref?: string
}

interface OpenApiExample extends Referable {
  summary?: string
  value?: unknown
  'x-parameters'?: Record<string, string>
}

export interface OpenApiMedia {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, OpenApiExample>
}

export interface OpenApiParameter extends OpenApiMedia, Referable {
  name: string
  in: ApiParameter['in'] | 'cookie'
  required?: boolean
  deprecated?: boolean
  description?: string
  'x-rest'?: boolean
}

export interface OpenApiHeader extends OpenApiMedia, Referable {
  description?: string
}

export interface OpenApiBody extends Referable {
  required?: boolean
  content?: Record<string, OpenApiMedia>
}

export interface OpenApiResponse extends Referable {
  description?: string
  headers?: Record<string, OpenApiHeader>
  content?: Record<string, OpenApiMedia>
}

export interface OpenApiOperation {
  /** The linter requires it for every operation with an id. */
  operationId?: string
  summary?: string
  description?: string
  /** The linter has told that a part is missing: the others are still read. */
  tags?: string[]
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: OpenApiParameter[]
  requestBody?: OpenApiBody
  responses?: Record<string, OpenApiResponse>
  'x-permissions'?: string[]
  'x-enterprise'?: boolean
  'x-key'?: ApiOperation['key']
  'x-sdk'?: ApiOperation['sdk']
  'x-mirrors'?: ApiOperation['mirrors']
  'x-causes'?: { status: number | string; cause: string; fix: string }[]
}

export type OpenApiPath = {
  parameters?: OpenApiParameter[]
  'x-either-header'?: EitherHeader
} & Partial<Record<Lowercase<HttpMethod>, OpenApiOperation>>

export interface LintedDocument {
  info: { version: string }
  servers?: OpenApiServer[]
  tags?: { name: string; 'x-page'?: string }[]
  security?: Record<string, string[]>[]
  paths?: Record<string, OpenApiPath>
  components?: { schemas?: Record<string, JsonSchema>; [kind: string]: Record<string, object> | undefined }
}
