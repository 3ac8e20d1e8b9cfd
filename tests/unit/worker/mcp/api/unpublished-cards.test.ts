import { expect, it } from 'vitest'
import { holdsUnpublishedCard } from '#worker/mcp/api/unpublished-cards.ts'

const PUBLISHED = '4242424242424242'
// With the right check digit.
const UNPUBLISHED = ['4539', '1488', '0343', '6467'].join('')
const FACTS = {
  'test-cards': { columns: { number: 'Number' }, rows: [{ number: PUBLISHED }] },
  quotas: { columns: { most: 'Most' }, rows: [{ most: UNPUBLISHED }] },
}

const json = (value: unknown): string => JSON.stringify(value)

it.each([
  ['a string', json({ data: UNPUBLISHED })],
  ['a number', json({ data: { number: Number(UNPUBLISHED) } })],
  ['a line of its own', json({ data: `card:\n${UNPUBLISHED}\tfirst` })],
  ['a list', json([{ numbers: [PUBLISHED, UNPUBLISHED] }])],
  ['JSON that is cut off', `{"data": "card:\\n${UNPUBLISHED}`],
  ['a form', `type=card&number=${UNPUBLISHED}&month=12`],
  ['an encoded form', `type=card&number=${UNPUBLISHED.replaceAll(/\d{4}(?=\d)/g, '$&+')}`],
  ['plain text', `Card ${UNPUBLISHED}, please`],
])('finds the number in %s', (_, body) => {
  expect(holdsUnpublishedCard(body, FACTS)).toBe(true)
})

it.each([
  ['a published card', json({ data: PUBLISHED })],
  ['a published card in a form', `number=${PUBLISHED}`],
  ['a time in milliseconds', '{"created_at_ms":1764306142001}'],
  ['numbers side by side', json({ rows: [453_914, 880_343, 6467] })],
])('finds none in %s', (_, body) => {
  expect(holdsUnpublishedCard(body, FACTS)).toBe(false)
})
