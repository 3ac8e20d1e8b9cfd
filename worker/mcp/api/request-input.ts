// The input schema of a draft request: bounded, and parsed into the values that the contract checks expect.

import * as z from 'zod/v4'
import type { SentRequest } from '#site/api/check/request-fault.ts'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { ToolProblem } from '../server/tool-result.ts'

const MAX_BODY_CHARACTERS = 32_000
const MAX_DEPTH = 40
/** The contract's patterns are matched against strings; no real field is longer than this. */
const MAX_STRING = 8_000

export const requestInput = {
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).describe('Method of the request.'),
  path: z.string().min(1).max(2000).describe('Path with its query, or the whole URL.'),
  headers: z
    .record(z.string().max(100), z.string().max(4000))
    .default({})
    .describe('Headers by name. Use a placeholder such as <PRIVATE_API_KEY> for the key, never a real one.'),
  body: z.unknown().optional().describe('The body as a JSON value, or as the JSON text that would be sent.'),
}

/** Headers keyed by lower-case name. */
export function headersByName(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** The body as it would be sent; undefined if there is none. */
export function bodyText(body: unknown, headers: Readonly<Record<string, string>>): string | undefined {
  if (body === undefined) return undefined
  const isJson = /\bjson\b/i.test(headersByName(headers)['content-type'] ?? 'json')
  // Text of another type, or that starts like JSON, is the body itself; any other string is a JSON value.
  const isText = typeof body === 'string' && (!isJson || /^\s*[[{"]/.test(body))
  const text = isText ? body : JSON.stringify(body)
  if (text.length > MAX_BODY_CHARACTERS) {
    throw new ToolProblem(
      `The body is longer than the ${MAX_BODY_CHARACTERS} characters that are checked here.`,
    )
  }
  return text
}

/** The body to check. Throws a `ToolProblem` if it is too deep or too long. */
export function sentBody(text: string | undefined): SentRequest['body'] {
  if (text === undefined) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { kind: 'text' }
  }
  requireBounded(json)
  return { kind: 'json', value: writtenValue(json) }
}

function requireBounded(value: unknown): void {
  const open: [value: unknown, depth: number][] = [[value, 0]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, depth] = next
    if (depth > MAX_DEPTH) throw new ToolProblem('The body is nested too deeply.')
    if (typeof part === 'string' && part.length > MAX_STRING) {
      throw new ToolProblem(
        `A string in the body is longer than the ${MAX_STRING} characters that are checked here.`,
      )
    }
    if (typeof part === 'object' && part !== null) {
      for (const inner of Object.values(part)) open.push([inner, depth + 1])
    }
  }
}
