// Finds the allowed value closest to a wrong one.

import type { Violation } from '../../contract/violation.ts'
import { valueAt } from './json-pointer.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'

/** `json`: what was sent. Undefined for other kinds of violations, and if nothing is close. */
export function nearestAllowed({ path, allowed = [] }: Violation, json: unknown): string | undefined {
  const value = valueAt(json, path)
  if (typeof value !== 'string') return undefined
  return nearestName(
    value,
    allowed.filter((one) => typeof one === 'string'),
  )
}
