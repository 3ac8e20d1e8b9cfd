// Requests to the platform's own contract: values that only its tables and rules tell right from wrong.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#site/api/code/judge/judge-code.ts'
import { judgeRequest } from '#site/api/code/judge/judge-request.ts'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `at problem fix` */
function told(operation: string, body: unknown): string[] {
  const { data, contract } = knowledge
  const { headerPrefix } = data.brand
  const headers = [
    { name: contract.keyPlace.header, value: '<KEY>' },
    { name: 'Content-Type', value: 'application/json' },
  ]
  const path: Record<string, string> = operation === 'react' ? { id: '<REACTOR_ID>' } : {}
  const request = { operation: contract.byId.get(operation)!, path, query: [], headers }
  return judgeRequest(
    { ...request, body: { kind: 'json', value: writtenValue(body) } },
    {
      schemas: data.schemas,
      headerPrefix,
      headers: data.headers,
      filters: data.filters,
      validate: contract.validate,
    },
  ).map(({ at, problem, fix }) => `${at} ${problem} ${fix}`)
}

const application = (type: string, more: object) => told('create-application', { name: 'A', type, ...more })
const rule = { priority: 1, container: '/pci/', transform: 'mask' }

describe('a permission', () => {
  it.each([
    ['private', 'tokens:read', 'token:read'],
    ['private', 'TOKEN:READ', 'token:read'],
    ['management', 'webhook:create', 'webhooks:create'],
    ['public', 'token:creat', 'token:create'],
  ])('of a %s application that is called %s is corrected to %s', (type, wrong, right) => {
    expect(application(type, { permissions: ['<PERMISSION>', wrong] })).toEqual([
      expect.stringMatching(new RegExp(`^/permissions/1 .* Write \\\`${right}\\\`\\.$`)),
    ])
  })

  it.each([
    ['public', 'token:read'],
    ['private', 'reactor:create'],
    ['management', 'token:read'],
  ])('that a %s application cannot have is told: %s', (type, permission) => {
    expect(application(type, { permissions: [permission] })).toEqual([
      expect.stringMatching(/^\/permissions\/0 /),
    ])
  })

  it.each([
    ['public', 'token:create'],
    ['private', 'proxy:invoke'],
    ['management', 'tenant:invitation:create'],
  ])('that a %s application can have passes: %s', (type, permission) => {
    expect(application(type, { permissions: [permission] })).toEqual([])
  })

  it('of an access rule is one for tokens, and management applications have no rules', () => {
    expect(application('private', { rules: [{ ...rule, permissions: ['token:read'] }] })).toEqual([])
    expect(application('private', { rules: [{ ...rule, permissions: ['token:write'] }] })).toHaveLength(1)
    expect(application('private', { rules: [{ ...rule, permissions: ['log:read'] }] })).toHaveLength(1)
    expect(application('management', { rules: [{ ...rule, permissions: ['token:read'] }] })).toHaveLength(1)
  })

  it('is one of so many that a message does not list them', () => {
    const [problem] = application('private', { permissions: ['vault:admin'] })
    expect(problem).toMatch(/must be one of the \d+ values in the reference/)
  })
})

describe('an address that the platform calls', () => {
  const webhook = (url: string) => told('create-webhook', { name: 'A', url, events: ['token.created'] })

  it.each([
    'https://10.0.0.1/hook',
    'https://localhost/hook',
    'https://a.example:8443/hook',
    'http://a.example',
  ])('is refused as %s', (url) => {
    expect(webhook(url).every((one) => one.startsWith('/url '))).toBe(true)
    expect(webhook(url)).not.toEqual([])
  })

  it.each(['https://a.example', 'https://hooks.a.example:443/hook', 'https://a.example?b=1'])(
    'may be %s',
    (url) => {
      expect(webhook(url)).toEqual([])
    },
  )
})

describe('a routing number', () => {
  it.each([
    ['021000021', 0],
    ['021000022', 1],
  ])('with the check digit of %s has %s problems', (number, count) => {
    const bank = { type: 'bank', data: { routing_number: number, account_number: '1234567890' } }
    expect(told('create-token', bank)).toHaveLength(count)
    expect(told('create-token', { type: 'us_bank_routing_number', data: number })).toHaveLength(count)
    expect(told('create-token', { type: 'token', data: number })).toEqual([])
  })
})

describe('an expression', () => {
  const token = (more: object) => told('create-token', { type: 'token', data: 'x', ...more })

  it.each([
    ['{{ data | reveal_lst: 4 }}', /^\/mask .*`reveal_lst`, which does not exist\. Write `reveal_last`\.$/],
    ['{{ data | reveal_last: 4', /^\/mask .* Close it with `\}\}`\.$/],
    ['{{ }}', /^\/mask .* names no value/],
  ])('that is wrong is told with its fix: %s', (mask, problem) => {
    expect(token({ mask })).toEqual([expect.stringMatching(problem)])
  })

  it('may have a bar in its arguments, and be one of several', () => {
    expect(token({ mask: "{{ data | split: '|' | first }}-{{ data | upcase }}" })).toEqual([])
    expect(token({ search_indexes: ['{{ data | last4 }}'], id: '{{ data | alias_card }}' })).toEqual([])
  })

  it('is read wherever the contract allows one, and nowhere else', () => {
    expect(told('react', { args: { deep: [{ number: '{{ <TOKEN_ID> | jsn }}' }] } })).toHaveLength(1)
    expect(told('detokenize', { number: '{{ <TOKEN_ID> | jsn }}' })).toHaveLength(1)
    expect(token({ data: '{{ not ours', metadata: { text: '{{ | }}' } })).toEqual([])
  })
})
