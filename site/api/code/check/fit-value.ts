// Converts a value written in some language to the JSON that would be sent: names in the API's spelling, a valid
// example where the sample leaves a value open, and the source location of each part.

import type { JsonSchema, Schemas } from '../../contract/contract.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import { isPlaceholder } from '../../../curl/placeholder.ts'
import type { FieldNames, SampleField, SampleValue } from '../syntax/read-value.ts'
import { escapePointer } from '../../check/values/json-pointer.ts'
import { exampleOf, facetsOf, type Facets } from '../known/schema-facets.ts'

/** How a language spells a field. */
export type FieldCase = (wireName: string) => string

export interface FittedValue {
  json: unknown
  /** Keyed by JSON Pointer. */
  places: Map<string, { value: CodeSpan; name?: CodeSpan }>
  /** Pointers of unknown values; `string` if they are certainly strings. */
  holes: Map<string, 'string' | 'any'>
  /** Pointers of objects and arrays that are only partly written out. */
  open: Set<string>
  /** Fields in the API's spelling where the language has its own. */
  misspelt: { at: CodeSpan; name: string; right: string }[]
}

/** True if no part of the value is unknown. */
export const isWrittenOut = ({ holes, open }: FittedValue): boolean => holes.size === 0 && open.size === 0

interface FitOptions {
  schemas: Schemas
  fieldCase?: FieldCase
}

export function fitValue(
  value: SampleValue,
  schema: JsonSchema | undefined,
  { schemas, fieldCase = (name) => name }: FitOptions,
): FittedValue {
  const fitted: FittedValue = {
    json: undefined,
    places: new Map(),
    holes: new Map(),
    open: new Set(),
    misspelt: [],
  }
  fitted.json = fit(value, schema, '', undefined)
  return fitted

  function fit(part: SampleValue, known: JsonSchema | undefined, pointer: string, name?: CodeSpan): unknown {
    fitted.places.set(pointer, { value: part.at, ...(name && { name }) })
    switch (part.kind) {
      case 'unknown':
        fitted.holes.set(pointer, 'any')
        return exampleOf(known, schemas)
      case 'literal':
        if (typeof part.value === 'string' && isPlaceholder(part.value)) fitted.holes.set(pointer, 'string')
        return part.value
      case 'array':
        if (part.open) fitted.open.add(pointer)
        return part.items.map((item, index) =>
          fit(item, facetsOf(known, schemas).items, `${pointer}/${index}`),
        )
      case 'object':
        if (part.open) fitted.open.add(pointer)
        return fitFields(part.fields, part.names, known, pointer)
    }
  }

  function fitFields(
    fields: readonly SampleField[],
    names: FieldNames,
    known: JsonSchema | undefined,
    pointer: string,
  ): Record<string, unknown> {
    const facets = facetsOf(known, schemas)
    const json: Record<string, unknown> = {}
    for (const field of fields) {
      const name = wireName(field, names, facets)
      const schema = facets.fields.get(name) ?? facets.values
      json[name] = fit(field.value, schema, `${pointer}/${escapePointer(name)}`, field.at)
    }
    return json
  }

  function wireName({ name, at }: SampleField, names: FieldNames, facets: Facets): string {
    if (names === 'wire') return name
    const areCallers = facets.free || facets.values !== undefined || facets.mixed
    if (names === 'either' && areCallers) return name
    const right = [...facets.fields.keys()].find((wire) => fieldCase(wire) === name)
    if (right !== undefined) return right
    if (facets.fields.has(name)) fitted.misspelt.push({ at, name, right: fieldCase(name) })
    return name
  }
}
