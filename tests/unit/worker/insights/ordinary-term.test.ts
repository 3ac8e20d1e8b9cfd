import { expect, it } from 'vitest'
import { createOrdinaryTerm } from '#worker/insights/ordinary-term.ts'

const page = (title: string, description: string) =>
  ({ title, description, hash: '', markdown: '', layout: 'doc' }) as const
const ordinaryTerm = createOrdinaryTerm({
  pages: { '/a': page('Network tokens', 'Use tokens of the card networks'), '/b': page('Webhooks', 'Try') },
})

it('keeps a few of our own words, normalised', () => {
  expect(ordinaryTerm('  Network   TOKENS ')).toBe('network tokens')
})

it('keeps common words, alone or with ours', () => {
  expect(ordinaryTerm('cancel my subscription')).toBe('cancel my subscription')
  expect(ordinaryTerm('where are tokens')).toBe('where are tokens')
})

it.each([
  'ada lovelace',
  'cancel card of ada',
  'sendgrid',
  'tokens in berlin',
  'webhooks 4242',
  'key_test_us',
  'a@b.example',
  '',
  'of of of of of of',
])('keeps nothing of "%s"', (query) => {
  expect(ordinaryTerm(query)).toBeUndefined()
})
