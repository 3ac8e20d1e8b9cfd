// Which queries ask for something that the platform does not have.

import { expect, it } from 'vitest'
import { findNotOffered } from '#site/search/answer/find-not-offered.ts'

const asksFor = (query: string, ...asked: string[]): boolean =>
  findNotOffered([{ name: 'It', asked, instead: 'Another', url: '/docs' }], query) !== undefined

it.each([
  ['sdk for C++?', 'c++', true],
  ['order status C', 'c++', false],
  ['socket.io client', 'socket.io', true],
  ['socket io', 'socket.io', false],
  ['on premises installation', 'on-premises', true],
  ['our premises', 'on-premises', false],
])('takes a name with signs only as it is written: %s', (query, phrase, isAsked) => {
  expect(asksFor(query, phrase)).toBe(isAsked)
})

it.each([
  ['how do I delete many of my tokens', true],
  ['delete many expired tokens', true],
  ['how many requests may I send after I delete a token', false],
  ['how many times is a deleted token charged', false],
])('takes a word that tells a phrase apart only in its place: %s', (query, isAsked) => {
  expect(asksFor(query, 'delete many tokens')).toBe(isAsked)
})

it.each([
  ['put a deleted token back', true],
  ['go back after a deleted token was put away', false],
])('takes the last word of a phrase only behind the one before it: %s', (query, isAsked) => {
  expect(asksFor(query, 'put deleted token back')).toBe(isAsked)
})

it('takes a participle for how a thing is, not for what is done with it', () => {
  expect(asksFor('batch of deleted tokens', 'batch delete')).toBe(false)
  expect(asksFor('restore a deleted token', 'restore deleted token')).toBe(true)
})
