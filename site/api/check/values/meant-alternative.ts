// Where a value matches none of a schema's alternatives but shows which one is intended, keeps only that one's
// violations.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { Violation } from '../../contract/violation.ts'
import { valueAt } from './json-pointer.ts'
import { inEveryCase, partsAt } from './schema-parts.ts'

type Check = (schema: JsonSchema, value: unknown) => Violation[]

const MAX_DEPTH = 4

/** `violations` are those of the whole value; `check` finds those of its parts. */
export function ofMeantAlternatives(
  violations: readonly Violation[],
  { schema, schemas, json, check }: { schema: JsonSchema; schemas: Schemas; json: unknown; check: Check },
  depth = 0,
): Violation[] {
  let kept = [...violations]
  for (const { path, keyword } of violations) {
    if ((keyword !== 'oneOf' && keyword !== 'anyOf') || depth > MAX_DEPTH) continue
    const part = partsAt(schema, schemas, path, inEveryCase).find((one) => one[keyword])
    const value = valueAt(json, path)
    const results = (part?.[keyword] ?? []).map((alternative) => ({
      alternative,
      found: check(alternative, value),
    }))
    const meant = meantOf(results)
    if (!meant) continue
    const below = (one: Violation): Violation => ({ ...one, path: path + one.path })
    const ofAny = new Set(results.flatMap(({ found }) => found.map((one) => keyOf(below(one)))))
    kept = kept.filter((one) => !(one.path === path && one.keyword === keyword) && !ofAny.has(keyOf(one)))
    const { alternative, found } = meant
    const around = { schema: alternative, schemas, json: value, check }
    const ofMeant = ofMeantAlternatives(found, around, depth + 1)
    kept.push(...ofMeant.map((one) => ({ ...below(one), isMeant: true as const })))
  }
  return kept
}

interface Result {
  alternative: JsonSchema
  found: Violation[]
}

/** The only alternative of the value's kind, or else the only one with no missing field. */
function meantOf(results: readonly Result[]): Result | undefined {
  const ofKind = results.filter(({ found }) => !found.some(isOfOtherKind))
  const candidates = ofKind.length > 0 ? ofKind : results
  const whole = candidates.filter(({ found }) => !found.some(({ keyword }) => keyword === 'required'))
  const [first, ...more] = candidates.length === 1 ? candidates : whole
  // A value that fits several alternatives is wrong for another reason.
  return first && more.length === 0 && first.found.length > 0 ? first : undefined
}

/** Another type, or another value of the discriminating field. */
function isOfOtherKind({ path, keyword }: Violation): boolean {
  return path === '' ? keyword === 'type' : /^\/[^/]+$/.test(path) && /^(?:const|enum)$/.test(keyword)
}

const keyOf = ({ path, keyword, property, message }: Violation): string =>
  JSON.stringify([path, keyword, property, message])
