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
  fitted.json = fit({ value, schema, pointer: '' }, { fitted, schemas, fieldCase })
  return fitted
}

interface Fitting extends Required<FitOptions> {
  fitted: FittedValue
}

interface Part {
  value: SampleValue
  schema: JsonSchema | undefined
  pointer: string
  /** Where the field's name stands. */
  name?: CodeSpan
}

/** The JSON of a part; what is to be said of it goes into `fitted`. */
function fit({ value, schema, pointer, name }: Part, fitting: Fitting): unknown {
  const { fitted, schemas } = fitting
  fitted.places.set(pointer, { value: value.at, ...(name && { name }) })
  switch (value.kind) {
    case 'unknown':
      fitted.holes.set(pointer, 'any')
      return exampleOf(schema, schemas)
    case 'literal':
      if (typeof value.value === 'string' && isPlaceholder(value.value)) fitted.holes.set(pointer, 'string')
      return value.value
    case 'array': {
      if (value.open) fitted.open.add(pointer)
      const { items } = facetsOf(schema, schemas)
      return value.items.map((item, index) =>
        fit({ value: item, schema: items, pointer: `${pointer}/${index}` }, fitting),
      )
    }
    case 'object':
      if (value.open) fitted.open.add(pointer)
      return fitFields(value, facetsOf(schema, schemas), pointer, fitting)
  }
}

function fitFields(
  { fields, names }: Extract<SampleValue, { kind: 'object' }>,
  facets: Facets,
  pointer: string,
  fitting: Fitting,
): Record<string, unknown> {
  const json: Record<string, unknown> = {}
  for (const field of fields) {
    const name = wireName(field, names, facets, fitting)
    const schema = facets.fields.get(name) ?? facets.values
    const part = { value: field.value, schema, pointer: `${pointer}/${escapePointer(name)}`, name: field.at }
    json[name] = fit(part, fitting)
  }
  return json
}

function wireName(
  { name, at }: SampleField,
  names: FieldNames,
  facets: Facets,
  { fieldCase, fitted }: Fitting,
): string {
  if (names === 'wire') return name
  const areCallers = facets.free || facets.values !== undefined || facets.mixed
  if (names === 'either' && areCallers) return name
  const right = [...facets.fields.keys()].find((wire) => fieldCase(wire) === name)
  if (right !== undefined) return right
  if (facets.fields.has(name)) fitted.misspelt.push({ at, name, right: fieldCase(name) })
  return name
}
