// What an error response says, whichever of the usual forms an API gives it.

import { fieldsIn } from '#site/api/contract/fields-in.ts'

interface ErrorText {
  detail: string
  field?: string
  message?: string
}

type Fields = Record<string, unknown>

/** One for each field that the response names, or one without a field; none where it says nothing in words. */
export function errorTexts(body: unknown): ErrorText[] {
  const whole = fieldsIn(body)
  const said = typeof whole['error'] === 'object' ? fieldsIn(whole['error']) : whole
  const { title, errors } = said
  const [first] = Array.isArray(errors) ? errors.map(fieldsIn) : []
  const message = said['detail'] ?? said['message'] ?? said['error_description']
  const words = [title, message].filter(isWords)
  const detail = words.join('. ') || [first?.['message'], first?.['detail']].find(isWords) || ''
  if (detail === '') return []
  const named = Array.isArray(errors) ? listed(errors) : keyed(fieldsIn(errors))
  return named.length > 0 ? named.map((one) => ({ detail, ...one })) : [{ detail }]
}

/** `{ name: ['is too long'] }` */
function keyed(errors: Fields): Omit<ErrorText, 'detail'>[] {
  return Object.entries(errors).flatMap(([field, messages]) => {
    const [message] = [messages].flat()
    return isWords(message) ? [{ field, message }] : []
  })
}

/** `[{ pointer: '/name', message: 'is too long' }]` */
function listed(errors: unknown[]): Omit<ErrorText, 'detail'>[] {
  return errors.map(fieldsIn).flatMap((one) => {
    const field = [one['field'], one['name'], one['pointer'], one['path'], one['param']].find(isWords)
    const message = [one['message'], one['detail'], one['reason'], one['description']].find(isWords)
    return field !== undefined && message !== undefined ? [{ field, message }] : []
  })
}

const isWords = (value: unknown): value is string => typeof value === 'string' && value !== ''
