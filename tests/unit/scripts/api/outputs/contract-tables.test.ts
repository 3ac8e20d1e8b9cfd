// What a reader can ask of any operation and any field: taken from the contract, not written for a question.

import { describe, expect, it } from 'vitest'
import type { ApiOperation, Contract, JsonSchema } from '#site/api/contract/contract.ts'
import { contractTables } from '#scripts/api/outputs/contract-tables.ts'

const operation = (id: string, summary: string, properties: Record<string, JsonSchema>): ApiOperation => ({
  id,
  summary,
  method: 'POST',
  path: `/${id}`,
  description: '',
  tag: 'Shop',
  page: '/docs/shop',
  permissions: ['shop:write', 'shop:admin'],
  deprecated: false,
  enterprise: false,
  parameters: [],
  body: { required: true, contentType: 'application/json', schema: { properties }, examples: [] },
  responses: [
    { status: 201, description: '', headers: [], examples: [] },
    { status: 409, description: '', headers: [], examples: [] },
  ],
  causes: [],
})

const contract = {
  version: '1',
  server: 'https://api.example.com',
  schemas: {},
  operations: [
    operation('create-order', 'Create an order', {
      send_mail: { type: 'boolean', default: true },
      pay_by: { enum: ['card', 'bank'] },
      note_text: { maxLength: 40 },
      ship_name: { maxLength: 40 },
      country_code: { pattern: '^[0-9]{3}$' },
      gift_cards: { maxItems: 5, items: { maxLength: 30 } },
      order_count: { readOnly: true },
      status: { enum: ['open'] },
    }),
    operation('get-order', 'Get an order', {
      note_text: { maxLength: 80 },
      ship_name: {},
      country_code: { default: 'US' },
      order_count: { maximum: 9 },
    }),
  ],
} as Contract

const tables = contractTables(contract)

describe('the tables of a contract', () => {
  it('tell the permission and the status of every operation, by the names that readers use', () => {
    expect(tables['operations']!.rows).toMatchObject([
      {
        called: 'Create an order, Create order',
        permissions: 'shop:write or shop:admin',
        status: '201',
        request: 'POST /create-order',
        link: '/docs/shop#create-order',
      },
      { called: 'Read an order, Read order' },
    ])
  })

  it('shorten the name of an operation where no other has the same', () => {
    const { operations, ...rest } = contract
    const named = (id: string) => ({ ...operations[0]!, id, summary: 'Get it' })
    const calledOf = (...ids: string[]) =>
      contractTables({ ...rest, operations: ids.map(named) })['operations']!.rows.map(({ called }) => called)
    expect(calledOf('get-3ds-session', 'react')).toEqual([
      'Read it, Read 3ds session, Read session',
      'Read it, React',
    ])
    expect(calledOf('get-network-token', 'get-token')).toEqual([
      'Read it, Read network token',
      'Read it, Read token',
    ])
  })

  const linkTo = (id: string) => ({ link: `/docs/shop#${id}` })

  it('tell default, limit and values of a field that every request states alike', () => {
    expect(tables['fields']!.rows).toEqual([
      { field: 'send_mail', preset: 'true', limit: '', values: '', where: '', ...linkTo('create-order') },
      { field: 'pay_by', preset: '', limit: '', values: 'card, bank', where: '', ...linkTo('create-order') },
      {
        field: 'gift_cards',
        preset: '',
        limit: 'At most 5 items; Each: at most 30 characters',
        values: '',
        where: '',
        ...linkTo('create-order'),
      },
      {
        field: 'order_count',
        preset: '',
        limit: 'At most 9',
        values: '',
        where: 'In requests',
        ...linkTo('get-order'),
      },
    ])
  })

  it('tell nothing of a field that one request limits or presets and another does not', () => {
    const fields = tables['fields']!.rows.map(({ field }) => field)
    expect(fields).not.toContain('ship_name')
    expect(fields).not.toContain('country_code')
  })

  it('tell a default that only a change leaves out', () => {
    const { operations, ...rest } = contract
    const [create, change] = [operations[0]!, { ...operations[1]!, method: 'PATCH' as const }]
    const sent = { properties: { send_mail: { type: 'boolean' } } }
    const patch = { ...change, body: { ...change.body!, schema: sent as JsonSchema } }
    expect(contractTables({ ...rest, operations: [patch, create] })['fields']!.rows[0]).toMatchObject({
      field: 'send_mail',
      preset: 'true',
      ...linkTo('create-order'),
    })
  })
})
