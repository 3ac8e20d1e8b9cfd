// Our rules for the properties of a schema.

import { nullableRule } from './nullable-rule.ts'
import type { Node, Report } from './rule-context.ts'

/** Keywords that only restrict the values of a property. */
const NARROWING = ['const', 'enum', 'not', 'pattern', 'items', 'maxItems']

export const schemaRules = {
  nullable: nullableRule,
  'required-properties': () => ({
    Schema({ properties, required, allOf }: Node, { report, location, key }: Report) {
      if (!properties || !Array.isArray(required) || allOf || key === 'if') return
      for (const [index, name] of required.entries()) {
        if (Object.hasOwn(properties, String(name))) continue
        report({
          message: `the required property \`${String(name)}\` is not among the properties`,
          location: location.child(['required', String(index)]),
        })
      }
    },
  }),
  'property-description': () => ({
    SchemaProperties(properties: Record<string, Node>, { report, location, resolve }: Report) {
      for (const [name, property] of Object.entries(properties)) {
        if (isDescribed(property, resolve)) continue
        report({
          message: `the property \`${name}\` has no description`,
          location: location.child(name).key(),
        })
      }
    },
  }),
}

function isDescribed(property: Node, resolve: Report['resolve']): boolean {
  if (typeof property['description'] === 'string' || isCondition(property)) return true
  if (typeof property['$ref'] !== 'string') return false
  const target = resolve(property).node as Node | undefined
  return target === undefined || typeof target['description'] === 'string'
}

/** True for a schema that only restricts a property's values; the property is described elsewhere. */
function isCondition(property: Node): boolean {
  const keys = Object.keys(property)
  return keys.length > 0 && keys.every((key) => NARROWING.includes(key))
}
