// The least that a key must hold, and the request that asks for it.

import { beforeAll, describe, expect, it } from 'vitest'
import { judgeCode, type Knowledge } from '#site/api/code/judge/judge-code.ts'
import {
  applicationBody,
  applicationCurl,
  applicationTerraform,
  leastPermissions,
} from '#site/api/code/judge/least-permissions.ts'
import { containerPaths } from '#site/api/code/judge/container-paths.ts'
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
  }
})

it('names what is typed as a container and is none', () => {
  expect(containerPaths(' /pci/high/, /bank\npci/,/, /pci/high/')).toEqual({
    paths: ['/pci/high/', '/'],
    wrong: ['/bank', 'pci/'],
  })
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
      const body = applicationBody(least('get-token', 'create-session', 'proxy-post'), {
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
