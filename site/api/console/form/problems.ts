// The problems of a request by field: from the schemas while typing, from the response once it arrives.

import { isRecord } from '../../../model/is-record.ts'
import type { ApiBody, ApiParameter } from '../../contract/contract.ts'
import type { Validate } from '../../contract/violation.ts'
import { readParameter } from '../../check/read-parameter.ts'
import { isList, type BodyDraft } from './console-draft.ts'
import { readJson } from './form-value.ts'

export interface BodyProblem {
  /** JSON Pointer of the field, even if it is missing. */
  pointer: string
  /** Without the field's name: "must be one of `card`, `token`". */
  text: string
  /** A full sentence with the field's name: "`type` must be …" */
  sentence: string
}

/** Problems of a parameter's text; none if it is valid, or empty and optional. */
export function parameterProblems(parameter: ApiParameter, text: string, validate: Validate): string[] {
  if (text === '') return parameter.required && !parameter.rest ? ['A value is required.'] : []
  if (/^<\w+>$/.test(text)) return []
  const value = readParameter(parameter, isList(parameter) ? text.split(/\s*,\s*/) : text)
  return validate(parameter.schema, value).map(({ message }) => `The value ${message.replaceAll('`', '')}.`)
}

export function bodyProblems(
  { schema, required }: ApiBody,
  { text, value, problem }: BodyDraft,
  validate: Validate,
): BodyProblem[] {
  const about = (sentence: string): BodyProblem[] => [{ pointer: '', text: sentence, sentence }]
  if (problem !== undefined) return about(problem)
  if (text.trim() === '') return required ? about('The body is required.') : []
  return validate(schema, value, { closed: true }).map(({ path, message, keyword, property }) => {
    const isMissing = keyword === 'required' || keyword === 'dependentRequired'
    const isNamed = property !== undefined
    const name = dotted(path)
    return {
      pointer: isNamed ? `${path}/${escaped(property)}` : path,
      text: isMissing ? 'is required' : isNamed ? 'is unknown' : message,
      sentence: name === '' ? `The body ${message}.` : `\`${name}\` ${message}.`,
    }
  })
}

/** Messages of an error response by field, as problem details name them: `data.number`. */
export function refusedFields(text: string | undefined): ReadonlyMap<string, string[]> {
  const body = text === undefined ? undefined : readJson(text)
  const errors = isRecord(body) ? body['errors'] : undefined
  if (!isRecord(errors)) return new Map()
  const texts = Object.entries(errors).map(
    ([name, messages]) => [name, [messages].flat().filter((one) => typeof one === 'string')] as const,
  )
  return new Map(texts)
}

/** `/data/number` in the notation of the API's messages: `data.number`. */
export function dotted(pointer: string): string {
  return pointer.split('/').slice(1).map(unescaped).join('.')
}

export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~')
