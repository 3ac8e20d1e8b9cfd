// What kind of body a content type or a schema stands for.

import type { JsonSchema } from './contract.ts'

export const isJsonType = (type: string): boolean => /[/+]json\b/i.test(type)

export const isMultipart = (type: string): boolean => /^multipart\//i.test(type)

export const isFormType = (type: string): boolean =>
  isMultipart(type) || /^application\/x-www-form-urlencoded\b/i.test(type)

/** A range that includes JSON, which some tools write for any response. */
export const isJsonRange = (type: string): boolean => /^(?:\*|application)\/\*/.test(type)

/** A file to send, as cURL writes it. */
export const FILE = '@file'

/** Bytes rather than text: `format: binary`, or in OpenAPI 3.1 a media type without an encoding. */
export const isFileSchema = (schema: JsonSchema): boolean =>
  schema.format === 'binary' ||
  (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined)
