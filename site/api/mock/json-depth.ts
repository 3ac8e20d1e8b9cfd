// How deeply a JSON value is nested, found level by level: a measure that recursed would itself run out of stack.

/** Deeper documents are refused. No example of the contract has a tenth of it. */
export const MAX_DEPTH = 100

export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
