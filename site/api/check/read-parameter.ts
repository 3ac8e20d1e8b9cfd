// The reading of parameters, which travel as text, into the values that their schemas speak of.

import type { ApiParameter } from '../contract/contract.ts'

/** The value as it is checked; text that is no number stays text, and the schema refuses it. */
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
