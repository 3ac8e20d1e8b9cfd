// The tree of fields that the reference shows for a schema: properties, alternatives, nested values.

import type { JsonSchema, Schemas } from '../contract/contract.ts'
import { anchorBelow } from './operation-anchors.ts'
import { resolveSchema } from './schema/resolve-schema.ts'
import { schemaFacts, type Fact } from './schema/schema-facts.ts'
import { capitalised, schemaName } from './schema/schema-name.ts'
import { schemaType } from './schema/schema-type.ts'

export interface Field {
  name: string
  anchor: string
  type: string
  required: boolean
  deprecated: boolean
  readOnly: boolean
  writeOnly: boolean
  description: string
  facts: Fact[]
  /** Identical for the same thing in several places, such as a component's property: it gets one search entry. */
  shared?: string
  content: FieldContent
}

/** The content of a value. */
export interface FieldContent {
  fields: Field[]
  alternatives: Alternative[]
  /** The object is documented elsewhere. */
  elsewhere?: Elsewhere
}

export interface Elsewhere {
  name: string
  href: string
}

/** One of the alternatives of a value. */
export interface Alternative {
  name: string
  /** Absent where nothing can link to it. */
  anchor?: string
  description: string
  content: FieldContent
  /** Required fields. */
  needs: readonly string[]
  /** Allowed values of fields that have only a few. */
  kinds: Readonly<Record<string, readonly unknown[]>>
}

export interface ReadOptions {
  schemas: Schemas
  /** Called for every component: returns where it is documented instead. */
  elsewhere?: (component: string, anchor: string) => string | undefined
  /** Leaves out what is write-only. */
  ofResponse?: boolean
}

const NOTHING: FieldContent = { fields: [], alternatives: [] }

/** The content of a value of this schema. `anchor` is the value's own; `within` are the enclosing components. */
export function contentOf(
  given: JsonSchema,
  options: ReadOptions,
  anchor: string,
  within: readonly string[] = [],
): FieldContent {
  const { schema, component } = resolveSchema(given, options.schemas)
  if (component !== undefined && within.includes(component)) return NOTHING
  const inside = component === undefined ? within : [...within, component]
  if (schema.items && !schema.properties) return contentOf(schema.items, options, anchor, inside)
  const href = component !== undefined && schema.properties && options.elsewhere?.(component, anchor)
  if (href) return { ...NOTHING, elsewhere: { name: schemaName(given, options.schemas), href } }
  const required = new Set(schema.required ?? [])
  const all = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    ...fieldOf(name, property, options, anchorBelow(anchor, name), inside),
    required: required.has(name),
    ...(component !== undefined && { shared: `${component}.${name}` }),
  }))
  const fields = all.filter(({ writeOnly }) => !(options.ofResponse && writeOnly))
  const values = schema.additionalProperties
  if (fields.length === 0 && typeof values === 'object' && !schema.oneOf && !schema.anyOf)
    return contentOf(values, options, anchor, inside)
  return { fields, alternatives: alternativesOf(schema, options, anchor, inside) }
}

/** A field from its schema, for properties and parameters. */
export function fieldOf(
  name: string,
  given: JsonSchema,
  options: ReadOptions,
  anchor: string,
  within: readonly string[] = [],
): Field {
  const { schema } = resolveSchema(given, options.schemas)
  return {
    name,
    anchor,
    type: schemaType(given, options.schemas),
    required: false,
    deprecated: schema.deprecated === true,
    readOnly: schema.readOnly === true,
    writeOnly: schema.writeOnly === true,
    description: schema.description ?? '',
    facts: schemaFacts(schema),
    content: contentOf(given, options, anchor, within),
  }
}

/** Alternatives without fields or requirements are already expressed by the type. */
function alternativesOf(
  { oneOf, anyOf }: JsonSchema,
  options: ReadOptions,
  anchor: string,
  within: readonly string[],
): Alternative[] {
  const forms = (oneOf ?? anyOf ?? []).map((form) => {
    const { schema, component } = resolveSchema(form, options.schemas)
    const name = capitalised(schemaName(form, options.schemas))
    const own = anchorBelow(anchor, name.toLowerCase())
    return {
      name,
      ...(component !== undefined && options.elsewhere && { anchor: own }),
      description: schema.description ?? '',
      content: contentOf(form, options, own, within),
      needs: schema.required ?? [],
      kinds: kindsOf(schema, options.schemas),
    }
  })
  return forms.filter(({ content, needs }) => !isEmpty(content) || needs.length > 0)
}

function kindsOf({ properties = {} }: JsonSchema, schemas: Schemas): Alternative['kinds'] {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const { schema } = resolveSchema(property, schemas)
      const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
      return values ? [[name, values]] : []
    }),
  )
}

export function isEmpty({ fields, alternatives, elsewhere }: FieldContent): boolean {
  return fields.length + alternatives.length === 0 && elsewhere === undefined
}
