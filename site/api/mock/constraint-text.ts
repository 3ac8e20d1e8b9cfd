// Describes a violated constraint in words.

/** A longer list of values is for the reference. */
const MANY_VALUES = 12

type Words = (limit: unknown) => string

const needsField: Words = (limit) => `needs the field \`${String(limit)}\``
const hasNoField: Words = (limit) =>
  typeof limit === 'string' ? `has no field \`${limit}\`` : 'has unknown fields'

const TEXTS: ReadonlyMap<string, Words> = new Map<string, Words>([
  ['required', needsField],
  ['dependentRequired', needsField],
  ['additionalProperties', hasNoField],
  ['unevaluatedProperties', hasNoField],
  ['type', (limit) => `must be ${typeNames(limit)}`],
  [
    'enum',
    (limit) =>
      `must be one of ${isLong(limit) ? `the ${limit.length} values in the reference` : listed(limit)}`,
  ],
  ['const', (limit) => `must be ${quoted(limit)}`],
  ['format', (limit) => `must have the format \`${String(limit)}\``],
  ['pattern', (limit) => `must match \`${String(limit)}\``],
  [
    'minLength',
    (limit) => (limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`),
  ],
  ['maxLength', (limit) => `must have at most ${counted(limit, 'character')}`],
  ['minimum', (limit) => `must be ${String(limit)} or more`],
  ['maximum', (limit) => `must be ${String(limit)} or less`],
  ['exclusiveMinimum', (limit) => `must be more than ${String(limit)}`],
  ['exclusiveMaximum', (limit) => `must be less than ${String(limit)}`],
  ['multipleOf', (limit) => `must be a multiple of ${String(limit)}`],
  ['minItems', (limit) => `must have at least ${limit === 1 ? 'one item' : counted(limit, 'item')}`],
  ['maxItems', (limit) => (limit === 0 ? 'must be empty' : `must have at most ${counted(limit, 'item')}`)],
  ['uniqueItems', () => 'must not repeat an item'],
  ['minProperties', (limit) => `must have at least ${limit === 1 ? 'one field' : counted(limit, 'field')}`],
  ['maxProperties', (limit) => `must have at most ${counted(limit, 'field')}`],
  ['anyOf', () => 'must fit one of the alternatives'],
  ['oneOf', () => 'must fit exactly one of the alternatives'],
  ['not', () => 'must not have this combination of fields'],
  ['propertyNames', () => 'has a field whose name is not allowed'],
])

/** `limit` is the keyword's value in the schema, or the field that is missing or unknown. */
export function constraintText(keyword: string, limit: unknown): string {
  return TEXTS.get(keyword)?.(limit) ?? `does not satisfy \`${keyword}\``
}

function isLong(values: unknown): values is unknown[] {
  return Array.isArray(values) && values.length > MANY_VALUES
}

function counted(limit: unknown, thing: string): string {
  return `${String(limit)} ${thing}${limit === 1 ? '' : 's'}`
}

function typeNames(type: unknown): string {
  const names = [type].flat().map((name) => TYPE_NAMES[String(name)] ?? String(name))
  return names.join(' or ')
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  object: 'an object',
  array: 'an array',
  null: '`null`',
}

function listed(values: unknown): string {
  return [values].flat().map(quoted).join(', ')
}

function quoted(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
