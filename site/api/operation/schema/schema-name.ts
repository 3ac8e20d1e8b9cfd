// The display name of a schema: its title, the words of its component's name, or its type. Anchors of alternatives are
// derived from it: changing case is safe, changing words breaks links.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import { resolveSchema } from './resolve-schema.ts'
import { schemaType } from './schema-type.ts'

/** Display names that cannot be derived from the component's name. */
const NAMES: Readonly<Record<string, string>> = {
  'apple pay': 'Apple Pay',
  'google pay': 'Google Pay',
  'three DS': '3D Secure',
  stripe: 'Stripe',
  bin: 'BIN',
  http: 'HTTP',
  json: 'JSON',
  tsp: 'TSP',
  url: 'URL',
  urls: 'URLs',
}
const KNOWN = new RegExp(String.raw`\b(?:${Object.keys(NAMES).join('|')})\b`, 'g')
/** The boundary between `Card` and `Details`, and between `DS` and `Session`. */
const BETWEEN_WORDS = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/

export function schemaName(given: JsonSchema, schemas: Schemas): string {
  const { schema, component } = resolveSchema(given, schemas)
  return schema.title ?? (component === undefined ? schemaType(given, schemas) : componentWords(component))
}

/** `CardDetails` becomes "Card details", `ThreeDSSession` "3D Secure session". */
export function componentWords(component: string): string {
  const words = component
    .split(BETWEEN_WORDS)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
  return capitalised(words.join(' ').replaceAll(KNOWN, (name) => NAMES[name]!))
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
