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
