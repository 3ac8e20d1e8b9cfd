// What a question asks for, and about what.

import { expect, it } from 'vitest'
import { readAskedValue } from '#site/search/answer/asked-value.ts'

it('has what is expired in its subject, and not that something expires', () => {
  const { subject } = readAskedValue('how long is an expired session kept')
  expect(subject).toHaveLength(2)
  expect(readAskedValue('when is the data of an expired session purged').subject).toContain(subject[0])
  for (const query of ['how long until a session expires', 'when does a session expire', 'session expiry']) {
    expect(readAskedValue(query)).toMatchObject({ subject: ['session'] })
  }
})

it.each([
  ['maven coordinates of the java sdk', 'package'],
  ['what do i pip install', 'package'],
  ['terraform provider source string', 'package'],
  ['webhook event name when a token is deleted', 'event'],
  ['hash algo of webhook signatures', 'algorithm'],
  ['domain of the script', 'address'],
])('reads what kind of value is asked for: %s', (query, kind) => {
  expect(readAskedValue(query).kinds).toContain(kind)
})

it('takes how long something is remembered for a duration, and not for a size', () => {
  expect(readAskedValue('how long is a key remembered').kinds).toEqual(['duration'])
  expect(readAskedValue('how long is a key remembered?').kinds).toEqual(['duration'])
  expect(readAskedValue('how long may a key be').kinds).toEqual(['size'])
})

it('takes the status of a thing after something happened for no status of a response', () => {
  expect(readAskedValue('status of a network token after it is suspended').kinds).toEqual([])
  expect(readAskedValue('status when a network token is suspended').kinds).toEqual(['status'])
})
