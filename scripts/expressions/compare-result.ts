// Compares what a page shows with the result of an expression.

import { isDeepStrictEqual } from 'node:util'
import { describeRandom, fitsRandom, isRandom } from './random-characters.ts'

/** Whether `shown` matches `value`. `note` is the text beside it, which may name the type: "a number". */
export function fitsResult(value: unknown, shown: string, note = ''): boolean {
  const type = /\b(?:a number|a string|an object)\b/.exec(note)?.[0].split(' ')[1]
  if (type !== undefined && typeof value !== type) return false
  if (typeof value === 'string')
    return isRandom(value) ? fitsRandom(value, shown) : shown === value || shown === JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return shown === String(value)
  return isDeepStrictEqual(value, parsed(shown))
}

/** A value as a page shows it. */
export function showValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return isRandom(value) ? `${describeRandom(value)}, with other random characters` : value
}

/** The first difference between a shown JSON value and the computed one. */
export function firstDifference(
  value: unknown,
  shown: unknown,
  path = '',
): { path: string; value: unknown; shown: unknown } | undefined {
  if (typeof value === 'string' && typeof shown === 'string') {
    return fitsResult(value, shown) ? undefined : { path, value, shown }
  }
  if (!isContainer(value) || !isContainer(shown) || Array.isArray(value) !== Array.isArray(shown))
    return isDeepStrictEqual(value, shown) ? undefined : { path, value, shown }
  for (const key of new Set([...Object.keys(value), ...Object.keys(shown)])) {
    const at = path === '' ? key : `${path}.${key}`
    const difference = firstDifference(value[key], shown[key], at)
    if (difference) return difference
  }
  return undefined
}

/** The JSON value of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
