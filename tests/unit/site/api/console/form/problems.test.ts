// Problems are shown at their fields: all of them, including those of missing fields.

import { expect, it } from 'vitest'
import { bodyOfText, bodyOfValue } from '#site/api/console/form/console-draft.ts'
import { bodyProblems, parameterProblems, refusedFields } from '#site/api/console/form/problems.ts'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import type { ApiParameter } from '#site/api/contract/contract.ts'

const validate = createPageValidator({})
const body = {
  required: true,
  contentType: 'application/json',
  schema: {
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string' },
      'a/b': { type: 'object', properties: { n: { type: 'integer', minimum: 3 } } },
    },
    additionalProperties: false,
  },
  examples: [],
}
const problemsOf = (text: string) => bodyProblems(body, bodyOfText(text, bodyOfValue({})), validate)

it('finds every problem of a body at its field', () => {
  expect(problemsOf('{ "a/b": { "n": 1 }, "toString": 1 }')).toEqual([
    { pointer: '/type', text: 'is required', sentence: 'The body needs the field `type`.' },
    { pointer: '/a~1b/n', text: 'must be 3 or more', sentence: '`a/b.n` must be 3 or more.' },
    { pointer: '/toString', text: 'is unknown', sentence: 'The body has no field `toString`.' },
  ])
})

it('explains why text cannot be parsed', () => {
  expect(problemsOf('{')[0]!.sentence).toMatch(/^Not JSON: /)
  expect(problemsOf(' ')[0]!.sentence).toBe('The body is required.')
  expect(problemsOf('['.repeat(3000) + ']'.repeat(3000))[0]!.sentence).toBe(
    'The body is nested more than 100 levels deep.',
  )
})

it('finds every problem of a parameter', () => {
  const schema = { type: 'string', minLength: 5, pattern: '^x' }
  const parameter: ApiParameter = { name: 'id', in: 'path', required: true, description: '', schema }
  expect(parameterProblems(parameter, 'a', validate)).toEqual([
    'The value must have at least 5 characters.',
    'The value must match ^x.',
  ])
  expect(parameterProblems(parameter, '', validate)).toEqual(['A value is required.'])
  expect(parameterProblems(parameter, '<TOKEN_ID>', validate)).toEqual([])
})

it('reads the fields of an error response, whatever their names', () => {
  expect([...refusedFields('{ "errors": { "__proto__": ["No."], "data.number": "Wrong." } }')]).toEqual([
    ['__proto__', ['No.']],
    ['data.number', ['Wrong.']],
  ])
  for (const text of [undefined, '', '[]', 'null', '{ "errors": 1 }'])
    expect(refusedFields(text).size).toBe(0)
})
