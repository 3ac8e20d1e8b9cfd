// Converts parameters, which are sent as text, to the types of their schemas.

import type { ApiParameter } from '../contract/contract.ts'

/** The value to validate; text that is not a number stays text, and the schema rejects it. */
export function readParameter({ schema }: Pick<ApiParameter, 'schema'>, text: string | string[]): unknown {
  const types = [schema.type ?? []].flat()
  if (types.includes('array')) {
    const items = [text].flat()
    return schema.items ? items.map((item) => readParameter({ schema: schema.items! }, item)) : items
  }
  const one = [text].flat()[0] ?? ''
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(?:\.\d+)?$/.test(one))
    return Number(one)
  if (types.includes('boolean') && (one === 'true' || one === 'false')) return one === 'true'
  return one
}
