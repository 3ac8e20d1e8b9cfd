// What differs between two builds of the same tree, in lines that one can start from: where, and both values. Values
// that are named by a hash are compared by their text.

import type { Hash } from '#site/model/release.ts'
import type { BuiltSite } from './build-result.ts'

const MOST_TOLD = 20
const CHARACTERS_BEFORE = 60
const CHARACTERS_SHOWN = 160

/** Empty where nothing differs. */
export function resultDifferences(warm: BuiltSite, cold: BuiltSite): string[] {
  const found: string[] = []
  compare('', warm.result, cold.result)
  return found

  function compare(path: string, one: unknown, other: unknown): void {
    if (found.length === MOST_TOLD || Object.is(one, other)) return
    if (!isContainer(one) || !isContainer(other)) {
      found.push(`${path}: ${describe(one, other)}`)
      return
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(path === '' ? key : `${path}.${key}`, one[key], other[key])
  }

  function describe(one: unknown, other: unknown): string {
    const [left, right] = [textOf(warm, one), textOf(cold, other)]
    const at = [...left].findIndex((sign, index) => sign !== right[index])
    const from = Math.max(0, (at === -1 ? left.length : at) - CHARACTERS_BEFORE)
    const part = (text: string): string => JSON.stringify(text.slice(from, from + CHARACTERS_SHOWN))
    return `warm ${part(left)}, cold ${part(right)}`
  }
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The text of a stored value, or the value itself. */
function textOf({ result, published }: BuiltSite, value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'nothing'
  return result.blobs?.includes(value) ? Buffer.from(published(value as Hash)).toString('utf8') : value
}
