// The canonical form of a value as JSON: keys sorted, no spaces. Equal values give equal bytes.

import { isRecord } from '#site/model/is-record.ts'

/** JSON with the keys of every object in code unit order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (isRecord(member) ? sortKeys(member) : member))
}

/** The same object with its keys in code unit order. */
export function sortKeys<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
