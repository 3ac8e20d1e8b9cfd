import { expect, it } from 'vitest'
import { withKeysTold } from '#worker/mcp/api/keys-told.ts'

const KNOWN = new Set(['token:read', 'token:create', 'proxy:invoke', 'log:read'])

it('adds what a guide tells the reader to grant to an application', () => {
  const guide = [
    '- An application:',
    '',
    '  1. Open **Applications**.',
    '  2. Name it `Page` and choose the type `public`.',
    '  3. Grant `token:create`, and nothing else.',
    '  4. Save, and copy the key.',
    '',
    'Then choose the type `private`.',
    'Grant `token:read` and `proxy:invoke`, and nothing else.',
  ].join('\n')
  expect(withKeysTold([{ type: 'private', permissions: ['token:read'] }], guide, KNOWN)).toEqual([
    { type: 'public', permissions: ['token:create'] },
    { type: 'private', permissions: ['token:read', 'proxy:invoke'] },
  ])
})

it('adds what a list says that the reader needs', () => {
  const guide =
    '- A private application with `token:create`, `token:read` and `proxy:invoke`.\n- A management key with `log:read`.'
  expect(withKeysTold([], guide, KNOWN)).toEqual([
    { type: 'private', permissions: ['token:create', 'token:read', 'proxy:invoke'] },
    { type: 'management', permissions: ['log:read'] },
  ])
})

it('adds nothing that a page says about applications in general, and no other names', () => {
  const guide =
    'A private application with `token:read` reads masks.\n\n- A private application with `token.created`.\n\nGrant `token:create` only where it is needed.'
  expect(withKeysTold([], guide, KNOWN)).toEqual([])
})
