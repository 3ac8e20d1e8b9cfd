// The names under which `System.Text.Json` serialises fields in C#.

import type { SampleValue } from '../../../syntax/read-value.ts'

export function inCamelCase(value: SampleValue | undefined): SampleValue | undefined {
  // A class may give its fields other names.
  if (value?.kind !== 'object' || value.names !== 'wire') return value && { kind: 'unknown', at: value.at }
  const fields = value.fields.map((field) => ({
    ...field,
    name: field.name.charAt(0).toLowerCase() + field.name.slice(1),
    value: field.value.kind === 'object' ? inCamelCase(field.value)! : field.value,
  }))
  return { ...value, fields }
}
