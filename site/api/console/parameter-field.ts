// The field of one parameter: a list of choices where its values are known, else a line of text.

import { readParameter } from '../mock/read-parameter.ts'
import type { ApiParameter } from '../contract/contract.ts'
import type { Validate } from '../contract/violation.ts'
import { exampleOf } from '../samples/request/example-request.ts'
import { element, prose } from './element.ts'
import { choice, field, type Field } from './field.ts'

export function parameterField(prefix: string, parameter: ApiParameter): Field {
  const { name, description, required, schema } = parameter
  const id = `${prefix}-${parameter.in}-${name.toLowerCase()}`
  const texts = { hint: prose(description), required }
  const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined)
  if (values) {
    const options = values.map((value): [string, string] => [String(value), String(value)])
    return choice(id, name, required ? options : [['', 'not sent'], ...options], texts)
  }
  const placeholder = String(exampleOf(parameter) ?? '')
  return field(id, name, element('input', { autocomplete: 'off', spellcheck: 'false', placeholder }), texts)
}

/** What is wrong with a parameter's text, as a sentence; undefined for good text and for none that may be left out. */
export function parameterProblem(
  parameter: ApiParameter,
  text: string,
  validate: Validate,
): string | undefined {
  if (text === '') return parameter.required && !parameter.rest ? 'A value is required.' : undefined
  if (/^<\w+>$/.test(text)) return undefined
  const isList = [parameter.schema.type].flat().includes('array')
  const value = readParameter(parameter, isList ? text.split(/\s*,\s*/) : text)
  const message = validate(parameter.schema, value)[0]?.message
  return message === undefined ? undefined : `The value ${message.replaceAll('`', '')}.`
}
