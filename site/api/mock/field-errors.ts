// Reports violations the way the API does: messages by field, with dots between nested names.

import { pointerSteps } from '../check/values/json-pointer.ts'
import type { Violation } from '../contract/violation.ts'
import { wordsOf } from '../samples/request/names.ts'

/** Messages by field. A Map, because a field may be called `constructor` or `toString`. */
export type FieldErrors = Map<string, string[]>

export function addFieldError(errors: FieldErrors, field: string, text: string): void {
  const list = errors.get(field) ?? []
  if (!list.includes(text)) errors.set(field, [...list, text])
}

/** `base` is the name of a parameter; empty for the body. */
export function addFieldErrors(errors: FieldErrors, violations: readonly Violation[], base = ''): void {
  for (const { path, message, keyword, property } of violations) {
    const names = [base, ...pointerSteps(path), property ?? ''].filter(Boolean)
    addFieldError(errors, names.join('.') || 'body', messageOf(keyword, message, names.at(-1) ?? 'body'))
  }
}

function messageOf(keyword: string, message: string, name: string): string {
  if (keyword === 'required') return 'The field is required.'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return 'The field is unknown.'
  if (keyword === 'luhn') return `The card number ${message}.`
  const words = wordsOf(name).filter((word) => !/^\d/.test(word))
  return `The ${words.join(' ') || 'item'} ${message.replaceAll('`', '')}.`
}
