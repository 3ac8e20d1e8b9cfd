// The least that a key must hold, and the request that asks for it.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import {
  applicationBody,
  applicationCurl,
  applicationTerraform,
} from '#site/api/permissions/application-forms.ts'
import { leastPermissions } from '#site/api/permissions/least-permissions.ts'
import { containerPaths } from '#site/api/permissions/container-paths.ts'
import { parseHcl, type HclBlock } from './parse-hcl.ts'
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
/** The only application. */
const one = (...operations: string[]) => {
  const { applications } = least(...operations)
  expect(applications).toHaveLength(1)
  return applications[0]!
}
/** `type: permissions` */
const heldBy = ({ applications }: ReturnType<typeof leastPermissions>) =>
  applications.map(({ type, permissions }) => `${type}: ${permissions.map(({ name }) => name).join(' ')}`)

it('takes the narrow permission where a wide one would do too', () => {
  expect(heldBy(least('proxy-post', 'create-token', 'get-token', 'get-token'))).toEqual([
    'private: proxy:invoke token:create token:read',
  ])
})

it('adds nothing for an operation that a permission which is needed anyway allows', () => {
  expect(heldBy(least('proxy-post', 'verify-bank-account', 'react'))).toEqual(['private: token:use'])
  expect(heldBy(least('verify-bank-account', 'react-async', 'get-token'))).toEqual([
    'private: token:use reactor:invoke token:read',
  ])
})

it('gives each type of key an application of its own', () => {
  expect(heldBy(least('get-token', 'create-application', 'list-tokens', 'list-logs'))).toEqual([
    'private: token:read',
    'management: application:create log:read',
  ])
})

it('keeps what a page calls apart from what a server calls, even if it is the same', async () => {
  const { scope, scopePascal } = knowledge.data.brand
  const { calls } = await checkPastedCode(
    {
      code: `const bt = await ${scope}('<PUBLIC_API_KEY>')
await bt.tokens.create({ type: 'card', data: card })
const session = await bt.sessions.create()
await bt.tokens.retrieve(id, { apiKey: session.sessionKey })
const client = new ${scopePascal}Client({ apiKey: process.env.PRIVATE_API_KEY })
await client.tokens.create({ type: 'token', data: 'x' })`,
    },
    knowledge,
  )
  expect(heldBy(leastPermissions(calls, knowledge.data))).toEqual([
    'public: token:create',
    'private: token:read token:create',
  ])
})

it('names the type of key that an operation without a permission needs, and those that any key may call', () => {
  const { applications, free } = least('create-session', 'authorize-session', 'list-permissions', '__proto__')
  expect(applications.map(({ type, permissions, operations }) => [type, permissions, operations])).toEqual([
    ['public', [], ['create-session']],
    ['private', [], ['authorize-session']],
  ])
  expect(free).toEqual(['list-permissions'])
})

it('names them without a table of permissions, each for a private key', () => {
  const { operations } = knowledge.data
  const uses = ['create-token', 'create-webhook'].map((operation) => ({ operation }))
  expect(heldBy(leastPermissions(uses, { operations, permissions: [] }))).toEqual([
    'private: token:create webhooks:create',
  ])
})

it('never masks what is sent on: the processor would get the mask', () => {
  const wishes = { containers: ['/pci/', '/bank/'], name: 'Charges' }
  const rulesOf = (transform: 'mask' | 'reveal') => {
    const body = applicationBody(one('get-token', 'proxy-post', 'react'), { ...wishes, transform })
    const rules = body['rules'] as {
      priority: number
      container: string
      transform: string
      permissions: string[]
    }[]
    return rules.map((rule) => [rule.priority, rule.container, rule.transform, rule.permissions.join(' ')])
  }
  expect(rulesOf('mask')).toEqual([
    [1, '/pci/', 'mask', 'token:read'],
    [2, '/pci/', 'reveal', 'proxy:invoke reactor:invoke'],
    [3, '/bank/', 'mask', 'token:read'],
    [4, '/bank/', 'reveal', 'proxy:invoke reactor:invoke'],
  ])
  expect(rulesOf('reveal')).toEqual([
    [1, '/pci/', 'reveal', 'token:read proxy:invoke reactor:invoke'],
    [2, '/bank/', 'reveal', 'token:read proxy:invoke reactor:invoke'],
  ])
})

it('writes requests that the contract accepts, with and without containers', async () => {
  for (const containers of [[], ['/pci/high/', '/bank/']]) {
    const body = applicationBody(one('get-token', 'create-3ds-session', 'proxy-post'), {
      containers,
      transform: 'mask',
      name: 'Support desk',
    })
    const { server, brand } = knowledge.data
    const { problems, calls } = await checkPastedCode(
      { code: applicationCurl(body, server, brand) },
      knowledge,
    )
    expect(problems).toEqual([])
    expect(calls.map(({ operation }) => operation)).toEqual(['create-application'])
    const rules = (body['rules'] as { container: string }[] | undefined) ?? []
    expect([...new Set(rules.map(({ container }) => container))]).toEqual(containers)
  }
})

it('names what is typed as a container and is none', () => {
  expect(containerPaths(' /pci/high/, /bank\npci/,/, /pci/high/')).toEqual({
    paths: ['/pci/high/', '/'],
    wrong: ['/bank', 'pci/'],
  })
  expect(containerPaths('/PCI/High/ /pci/high/').paths).toEqual(['/pci/high/'])
})

describe('Terraform', () => {
  const NAMES = ['Support desk', '3D "desk" \\ ${var.x} %{ if }', 'カード', '', 'two\nlines']
  const WISHES = NAMES.flatMap((name) =>
    [[], ['/pci/high/'], ['/pci/high/', '/bank/${x}/']].map((containers) => ({ name, containers })),
  )

  it.each(WISHES)(
    'holds what the request holds, in the language’s own grammar: %o',
    ({ name, containers }) => {
      const { brand } = knowledge.data
      const body = applicationBody(one('get-token', 'create-3ds-session', 'proxy-post'), {
        containers,
        transform: 'mask',
        name,
      })
      const blocks = parseHcl(applicationTerraform(body, brand.scope))
      expect(blocks.map(({ type, labels }) => [type, labels[0]])).toEqual([
        ['resource', `${brand.scope}_application`],
        ['resource', `${brand.scope}_application_key`],
      ])
      const [application, key] = blocks as [HclBlock, HclBlock]
      const { rules = [], ...attributes } = body as { rules?: unknown[] }
      expect(application.attributes).toEqual({ ...attributes, name: name.replaceAll('\n', ' ') })
      expect(application.blocks.map((block) => block.type)).toEqual(rules.map(() => 'rule'))
      expect(application.blocks.map((block) => block.attributes)).toEqual(rules)
      expect(key.labels[1]).toBe(application.labels[1])
      expect(key.attributes).toEqual({
        application_id: { reference: `${brand.scope}_application.${application.labels[1]}.id` },
      })
    },
  )

  it.each(['a = ', 'a "b" {', 'a {\n  b = "x" c = 1\n}', '1a = true', 'a = "${x}"', 'a = [1,, 2]'])(
    'has a grammar that refuses %s',
    (wrong) => {
      expect(() => parseHcl(wrong)).toThrow(/^line /)
    },
  )
})
