// Whether the place of a text takes some texts only.

import type { KnownValue } from './known-value.ts'
import { pointerSteps, valueAt } from './json-pointer.ts'
import type { FindViolations } from './repair.ts'

const FORM = /^(?:format|pattern|enum|const)$/
/** No URL, date, id or name. */
const ANY_TEXT = '?'

/** False where the value is no text, or has no place: it is the whole. */
export function refusesText(value: KnownValue, pointer: string, again: FindViolations): boolean {
  if (pointer === '' || typeof valueAt(value.json, pointer) !== 'string') return false
  const json = structuredClone(value.json)
  const around = valueAt(json, pointer.slice(0, pointer.lastIndexOf('/'))) as Record<string, unknown>
  around[pointerSteps(pointer).at(-1)!] = ANY_TEXT
  return again({ ...value, json }).some(({ path, keyword }) => path === pointer && FORM.test(keyword))
}
