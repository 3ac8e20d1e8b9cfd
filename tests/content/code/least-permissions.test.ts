// The least that a key must hold, and the request that asks for it.

import { beforeAll, expect, it } from 'vitest'
import { judgeCode, type Knowledge } from '#site/api/code/judge/judge-code.ts'
import {
  applicationBody,
  applicationCurl,
  applicationTerraform,
  leastPermissions,
} from '#site/api/code/judge/least-permissions.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

const least = (...operations: string[]) =>
  leastPermissions(
    operations.map((operation) => ({ operation })),
    knowledge.data,
  )
const names = (...operations: string[]) => least(...operations).permissions.map(({ name }) => name)

it('takes the narrow permission where a wide one would do too', () => {
  expect(names('proxy-post', 'create-token', 'get-token')).toEqual([
    'proxy:invoke',
    'token:create',
    'token:read',
  ])
})

it('gives a browser a public application, and keeps what another kind of key must do apart', () => {
  const browser = leastPermissions([{ operation: 'create-token', ofElements: true }], knowledge.data)
  expect(browser.type).toBe('public')
  expect(
    least('get-token', 'list-tokens', 'create-application').apart.map(({ operation }) => operation),
  ).toContain('create-application')
})

it('writes requests that the contract accepts, with and without containers', async () => {
  for (const containers of [[], ['/pci/high/', '/bank/']]) {
    const body = applicationBody(least('get-token', 'create-session', 'get-webhook', 'proxy-post'), {
      containers,
      transform: 'mask',
      name: 'Support desk',
    })
    const { server, brand } = knowledge.data
    const { problems, calls } = await judgeCode({ code: applicationCurl(body, server, brand) }, knowledge)
    expect(problems).toEqual([])
    expect(calls.map(({ operation }) => operation)).toEqual(['create-application'])
    const rules = (body['rules'] as { container: string }[] | undefined) ?? []
    expect(rules.map(({ container }) => container)).toEqual(containers)
    const terraform = applicationTerraform(body, brand.scope)
    expect(terraform.match(/rule \{/g)?.length ?? 0).toBe(containers.length)
    expect(terraform).toContain('create_key = false')
  }
})
