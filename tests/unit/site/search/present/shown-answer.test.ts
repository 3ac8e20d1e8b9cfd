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
