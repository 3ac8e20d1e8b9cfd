import { expect, it } from 'vitest'
import { shownAnswer } from '#site/search/present/shown-answer.ts'

it('says once what is wrong with a field: as the cause, or beside its name', () => {
  const cause = {
    cause: 'The size must be one of small, large; "huge" is not.',
    fix: 'Send one of them.',
    url: '/sizes',
  }
  const fields = [
    { name: 'size', message: 'The size must be one of small, large.' },
    { name: 'colour', message: 'The field is required.' },
  ]
  const { lines } = shownAnswer({ kind: 'failure', fields, causes: [cause], unknown: [], url: '/sizes' })
  expect(lines.filter(({ label }) => label === 'Field').map(({ text }) => text)).toEqual([
    'size',
    'colour: The field is required.',
  ])
})

const operation = {
  id: 'list-things',
  method: 'GET',
  path: '/things',
  summary: 'List things',
  url: '/things#list',
  permissions: ['thing:read', 'thing:use'],
}

it('names the permission that a forbidden call needs', () => {
  const forbidden = {
    kind: 'failure' as const,
    operation,
    fields: [],
    causes: [],
    unknown: [],
    url: '/things',
  }
  expect(shownAnswer({ ...forbidden, status: 403 }).lines).toContainEqual({
    label: 'Permission',
    text: 'thing:read or thing:use',
  })
  expect(shownAnswer({ ...forbidden, status: 404 }).lines).toEqual([])
})

it('says that a request matches the contract only if it was checked', () => {
  const unknown = { kind: 'failure' as const, operation, fields: [], causes: [], unknown: [], url: '/things' }
  expect(shownAnswer({ ...unknown, isValid: true }).value).toBe('The request matches the contract.')
  expect(shownAnswer(unknown).value).toBe('No documented cause matches this text.')
})

it('tells the other failures of a log after the first', () => {
  const cause = { cause: 'It is larger than 1 MB', fix: 'Send less', url: '/size' }
  const other = {
    kind: 'failure' as const,
    status: 413,
    operation,
    fields: [],
    causes: [cause],
    unknown: [],
    url: '/size',
  }
  const { lines } = shownAnswer({ ...other, status: 409, causes: [], further: [other] })
  expect(lines).toContainEqual({
    label: 'Also',
    text: '413 Content Too Large · GET /things: It is larger than 1 MB. Send less.',
  })
})
