// The proof that the contract and the tables of facts name the same events, permissions and token types.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const CONTENT = join(import.meta.dirname, '../../content')

describe('the contract of the platform', () => {
  const schemas = (file: string) => read(`openapi/schemas/${file}.yaml`) as Record<string, Schema>

  it('has the events of the table of events', () => {
    const { WebhookEventType } = schemas('webhooks')
    expect([...WebhookEventType!.enum!].sort()).toEqual(column('events', 'name').sort())
  })

  it('knows what each event carries', () => {
    const all = schemas('webhooks')
    const carried = all['WebhookEvent']!['x-events']!
    expect(Object.keys(carried)).toEqual(all['WebhookEventType']!.enum)
    expect(Object.values(carried).filter((name) => !(name in all))).toEqual([])
  })

  it('gives each event the data that it is said to carry', () => {
    const all = schemas('webhooks')
    const typed = all['TypedEventData']!.allOf!.flatMap((rule) => {
      const { enum: names, const: name } = rule.if.properties.type
      return (names ?? [name!]).map((event) => [event, rule.then.properties.data.$ref.replace('#/', '')])
    })
    expect(Object.fromEntries(typed)).toEqual(all['WebhookEvent']!['x-events'])
  })

  it('has a webhook for each event, typed by its name and described as in the table', () => {
    const rows = (read('data/events.yaml') as { rows: { name: string; when: string }[] }).rows
    const { webhooks } = read('openapi/openapi.yaml') as { webhooks: Record<string, { $ref: string }> }
    const written = read('openapi/paths/webhook-events.yaml') as Record<string, { post: Delivery }>
    const carried = schemas('webhooks')['WebhookEvent']!['x-events']!
    expect(Object.keys(webhooks)).toEqual(rows.map(({ name }) => name))
    for (const { name, when } of rows) {
      expect(webhooks[name]!.$ref).toBe(`paths/webhook-events.yaml#/${name}`)
      const { summary, requestBody } = written[name]!.post
      expect(summary).toBe(when)
      const [, own] = requestBody.content['application/json'].schema.allOf
      const { type, data } = own.properties.event.allOf[1].properties
      expect(type.const).toBe(name)
      expect(data.$ref).toBe(`../schemas/webhooks.yaml#/${carried[name]}`)
    }
  })

  it('has the token types of the table of token types', () => {
    const { TokenType, CreatableTokenType } = schemas('tokens')
    expect([...TokenType!.enum!].sort()).toEqual(column('token-types', 'type').sort())
    expect([...CreatableTokenType!.enum!, 'network_token'].sort()).toEqual([...TokenType!.enum!].sort())
  })

  it('has the permissions of the table of permissions, for the types of application that can have each', () => {
    const all = schemas('applications')
    const { rows } = read('data/permissions.yaml') as {
      rows: { name: string; types: string[]; group: string }[]
    }
    const named = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).map(({ name }) => name)
    expect(all['PermissionName']!.enum).toEqual(named(() => true))
    expect(all['PublicPermission']!.enum).toEqual(named(({ types }) => types.includes('public')))
    expect(all['PrivatePermission']!.enum).toEqual(named(({ types }) => types.includes('private')))
    expect(all['ManagementPermission']!.enum).toEqual(named(({ types }) => types.includes('management')))
    expect(all['TokenPermission']!.enum).toEqual(named(({ group }) => group === 'Tokens'))
  })

  it('grants nothing in its examples that cannot be granted', () => {
    const known = new Set(column('permissions', 'name'))
    const granted = readdirSync(join(CONTENT, 'openapi/paths')).flatMap((file) =>
      permissionsIn(read(`openapi/paths/${file}`)),
    )
    expect(granted).toContain('token:read')
    expect(granted.filter((name) => !known.has(name))).toEqual([])
  })
})

interface Delivery {
  summary: string
  requestBody: {
    content: {
      'application/json': {
        schema: {
          allOf: [unknown, { properties: { event: { allOf: [unknown, { properties: EventProperties }] } } }]
        }
      }
    }
  }
}

interface EventProperties {
  type: { const: string }
  data: { $ref: string }
}

interface Schema {
  enum?: string[]
  'x-events'?: Record<string, string>
  allOf?: {
    if: { properties: { type: { enum?: string[]; const?: string } } }
    then: { properties: { data: { $ref: string } } }
  }[]
}

function read(file: string): unknown {
  return parse(readFileSync(join(CONTENT, file), 'utf8'))
}

function column(table: string, name: string): string[] {
  return (read(`data/${table}.yaml`) as { rows: Record<string, string>[] }).rows.map((row) => row[name]!)
}

/** Every name in a list `permissions` or `x-permissions`, however deep; not the messages about such a field. */
function permissionsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { errors: _messages, ...rest } = node as Record<string, unknown>
  return Object.entries(rest).flatMap(([key, value]) =>
    /^(?:x-)?permissions$/.test(key) &&
    Array.isArray(value) &&
    value.every((name) => typeof name === 'string')
      ? value
      : permissionsIn(value),
  )
}
