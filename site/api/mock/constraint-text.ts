// Describes a violated constraint in words.

/** A longer list of values is for the reference. */
const MANY_VALUES = 12

/** `limit` is the keyword's value in the schema, or the field that is missing or unknown. */
export function constraintText(keyword: string, limit: unknown): string {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return `needs the field \`${String(limit)}\``
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return typeof limit === 'string' ? `has no field \`${limit}\`` : 'has unknown fields'
    case 'type':
      return `must be ${typeNames(limit)}`
    case 'enum':
      return `must be one of ${isLong(limit) ? `the ${limit.length} values in the reference` : listed(limit)}`
    case 'const':
      return `must be ${quoted(limit)}`
    case 'format':
      return `must have the format \`${String(limit)}\``
    case 'pattern':
      return `must match \`${String(limit)}\``
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`
    case 'maxLength':
      return `must have at most ${counted(limit, 'character')}`
    case 'minimum':
      return `must be ${String(limit)} or more`
    case 'maximum':
      return `must be ${String(limit)} or less`
    case 'exclusiveMinimum':
      return `must be more than ${String(limit)}`
    case 'exclusiveMaximum':
      return `must be less than ${String(limit)}`
    case 'multipleOf':
      return `must be a multiple of ${String(limit)}`
    case 'minItems':
      return limit === 1 ? 'must have at least one item' : `must have at least ${counted(limit, 'item')}`
    case 'maxItems':
      if (limit === 0) return 'must be empty'
      return `must have at most ${counted(limit, 'item')}`
    case 'uniqueItems':
      return 'must not repeat an item'
    case 'minProperties':
      return limit === 1 ? 'must have at least one field' : `must have at least ${counted(limit, 'field')}`
    case 'maxProperties':
      return `must have at most ${counted(limit, 'field')}`
    case 'anyOf':
      return 'must fit one of the alternatives'
    case 'oneOf':
      return 'must fit exactly one of the alternatives'
    case 'not':
      return 'must not have this combination of fields'
    case 'propertyNames':
      return 'has a field whose name is not allowed'
    default:
      return `does not satisfy \`${keyword}\``
  }
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
