// Says how a value of the wrong type is written in the right one: a number without quotation marks, one value as a list.

import type { Violation } from '../../contract/violation.ts'
import { isAtOrBelow } from '../../../model/urls.ts'
import { pointerSteps, valueAt } from './json-pointer.ts'
import type { KnownValue } from './known-value.ts'
import type { FindViolations } from './repair.ts'

interface Conversion {
  value: unknown
  fix: string
}

/** Adds a fix to each violation of a type that another writing of the same value does not violate. */
export function withTypesRight(
  violations: Violation[],
  value: KnownValue,
  again: FindViolations,
): Violation[] {
  return violations.map((one) => {
    if (one.keyword !== 'type' || one.path === '' || one.fix !== undefined) return one
    const right = conversionsOf(valueAt(value.json, one.path)).find((conversion) => {
      const left = again({ ...value, json: withValueAt(value.json, one.path, conversion.value) })
      return !left.some(({ path }) => isAtOrBelow(path, one.path))
    })
    return right ? { ...one, fix: right.fix } : one
  })
}

function conversionsOf(value: unknown): Conversion[] {
  const list = { value: [value], fix: 'put it into an array' }
  if (typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value)
    return [{ value: text, fix: `write the string \`"${text}"\`, in quotation marks` }, list]
  }
  if (typeof value !== 'string') return []
  const json = parsed(value)
  if (typeof json === 'number')
    return [{ value: json, fix: `write the number \`${json}\`, without quotation marks` }, list]
  if (typeof json === 'boolean')
    return [{ value: json, fix: `write \`${json}\`, without quotation marks` }, list]
  if (typeof json !== 'object' || json === null) return [list]
  const kind = Array.isArray(json) ? 'array' : 'object'
  return [{ value: json, fix: `send the ${kind} itself, not its JSON text` }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function withValueAt(json: unknown, pointer: string, value: unknown): unknown {
  const whole = structuredClone(json)
  const steps = pointerSteps(pointer)
  const around = valueAt(whole, pointer.slice(0, pointer.lastIndexOf('/'))) as Record<string, unknown>
  around[steps.at(-1)!] = value
  return whole
}
