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
