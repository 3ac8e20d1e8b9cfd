// Parses a problem-details body inside a text: complete, truncated, escaped, or printed by a language's runtime.

import { anyOf } from '../../../../spelling/any-of.ts'
import { isRecord } from '../../../../model/is-record.ts'
import type { FailureSigns } from '../../../index/answer-data.ts'
import { compiledSigns } from './compiled-signs.ts'
import type { PastedFailure } from './pasted-failure.ts'
import { printedJson } from './printed-json.ts'

/** `kind`: whose error the body quotes, if it is part of another body. */
export type Problem = Pick<PastedFailure, 'status' | 'says' | 'fields' | 'kind'>

const STATUS = /["']?\bstatus["']?\s*[:=]\s*(\d{3})\b/
const MAX_FIELDS = 10
/** A fragment of a body may lack the title, but begins like a body, or contains a quoted field name. */
const PART = /^["'{]|["']detail["']\s*:\s*["']|\berrors["']?\s{0,3}[:=]\s{0,3}\{\s{0,3}["']/

/** Undefined if the text contains no such body. */
export function readProblem(pasted: string, signs: FailureSigns): Problem | undefined {
  const kind = compiledSigns(signs).bodies.find(({ pattern }) => pattern.test(pasted))?.kind
  const text = printedJson(pasted)
  const whole = wholeProblem(pasted, signs) ?? wholeProblem(text, signs)
  if (whole) return { ...whole, ...(kind && { kind }) }
  const title = quoted(text, 'title') ?? (STATUS.test(text) ? bare(text, 'title') : undefined)
  const detail =
    quoted(text, 'detail') ?? cutDetail(text) ?? (title === undefined ? undefined : bare(text, 'detail'))
  const fields = cutFields(text)
  const isPart = PART.test(text) && (detail !== undefined || fields.length > 0)
  if (title === undefined && !isPart) return undefined
  const status = Number(STATUS.exec(text)?.[1])
  return {
    ...(status && { status }),
    says: [title, detail].filter(Boolean).join('. '),
    fields,
    ...(kind && { kind }),
  }
}

function wholeProblem(text: string, signs: FailureSigns): Omit<Problem, 'kind'> | undefined {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  const isErrors = /\berrors["']?\s*[:=]\s*$/.test(text.slice(Math.max(0, from - 20), from))
  try {
    const inner = innerBody(JSON.parse(text.slice(from, to + 1)) as Record<string, unknown>, signs)
    const says = [inner['title'], inner['detail']].filter((part) => typeof part === 'string').join('. ')
    const fields = fieldsOf(isErrors ? inner : inner['errors'])
    if (says === '' && fields.length === 0) return undefined
    return { ...(typeof inner['status'] === 'number' && { status: inner['status'] }), says, fields }
  } catch {
    // Truncated, or not JSON: parse it piecewise.
    return undefined
  }
}

/** The error's own body: the whole one, a member of it, or what another server wraps. */
export function innerBody(body: Record<string, unknown>, signs: FailureSigns): Record<string, unknown> {
  return problemWithin(body, signs) ?? body
}

/** How deep another server may wrap the body that it received, and how many members are looked at. */
const MAX_DEPTH = 6
const MAX_MEMBERS = 20

/** The body itself, or the first inside it that has a title or a detail, with the status that stands beside it. */
function problemWithin(
  value: unknown,
  signs: FailureSigns,
  { depth, beside }: { depth: number; beside?: unknown } = { depth: 0 },
): Record<string, unknown> | undefined {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return undefined
  const status: unknown = isRecord(value) ? (value['status'] ?? beside) : beside
  if (isRecord(value)) {
    const held = signs.bodies.map(({ member }) => value[member]).find(isRecord)
    if (held) return held
    if (isProblem(value, depth === 0 || typeof status === 'number'))
      return typeof status === 'number' ? { status, ...value } : value
  }
  for (const member of Object.values(value).slice(0, MAX_MEMBERS)) {
    const found = problemWithin(member, signs, { depth: depth + 1, beside: status })
    if (found) return found
  }
  return undefined
}

const isProblem = (body: Record<string, unknown>, hasStatus: boolean): boolean =>
  hasStatus && (typeof body['title'] === 'string' || typeof body['detail'] === 'string')

function fieldsOf(errors: unknown): PastedFailure['fields'] {
  if (!isRecord(errors)) return []
  return Object.entries(errors)
    .slice(0, MAX_FIELDS)
    .map(([name, messages]) => {
      const first: unknown = Array.isArray(messages) ? messages[0] : messages
      return { name, ...(typeof first === 'string' && { message: first }) }
    })
}

/** What logs write where they cut a body off. */
const CUT = String.raw`\s*(?:\(truncated|\.\.\.|…|$)`
/** `"errors": { "data.number": [`, `errors={data.number=` */
const FIRST_FIELD = /["']?\berrors["']?\s*[:=]\s*\{\s*["']?(?<name>[\w.-]+)["']?\s*[:=]\s*\[?\s*/.source
/** In quotation marks of either kind, cut off within them, or without any, up to the end of the list. */
const ITS_MESSAGE = anyOf([
  /"(?<double>[^"]*)"/,
  /'(?<single>[^']*)'/,
  new RegExp(`["'](?<cut>[^"'\\]}]+?)${CUT}`),
  /(?<bare>[^\]}"']+)\]/,
]).source
const CUT_FIELD = new RegExp(`${FIRST_FIELD}(?:${ITS_MESSAGE})?`)

/** The first field of a body that is truncated or printed by a runtime. */
function cutFields(text: string): PastedFailure['fields'] {
  const { name, double, single, bare, cut } = CUT_FIELD.exec(text)?.groups ?? {}
  const message = double ?? single ?? bare ?? cut
  if (name === undefined) return []
  return [{ name, ...(message !== undefined && { message }), ...(cut !== undefined && { isCut: true }) }]
}

const CUT_DETAIL = new RegExp(String.raw`["']detail["']\s*:\s*["']([^"'\n]+?)${CUT}`)

/** The rest of a truncated sentence. */
const cutDetail = (text: string): string | undefined => CUT_DETAIL.exec(text)?.[1]

/** Matches `title=Not Found, status=404` and a line of YAML. */
const bare = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`["']?\b${name}["']?\s?[:=]\s{0,9}([A-Z][^\n,}\])"']*)`).exec(text)?.[1]?.trim()

/** Matches `"title": "Not Found"` and `title='Not Found'`. */
function quoted(text: string, name: string): string | undefined {
  const match = new RegExp(String.raw`["']?\b${name}["']?\s*[:=]\s*(?:"([^"]*)"|'([^']*)')`).exec(text)
  return match?.[1] ?? match?.[2]
}
