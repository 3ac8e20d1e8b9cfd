// Bodies of typed languages: the fields of a class have other names in JSON.

import type { SampleValue } from '../../../syntax/read-value.ts'

export function wireOnly(value: SampleValue | undefined): SampleValue | undefined {
  return value?.kind === 'object' && value.names !== 'wire' ? { kind: 'unknown', at: value.at } : value
}
