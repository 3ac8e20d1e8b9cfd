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

const tables = contractTables({
  version: '1',
  server: 'https://api.example.com',
  schemas: {},
  operations: [
    operation('create-order', 'Create an order', {
      send_mail: { type: 'boolean', default: true },
      pay_by: { enum: ['card', 'bank'] },
      note_text: { maxLength: 40 },
      status: { enum: ['open'] },
    }),
    operation('get-order', 'Get an order', { note_text: { maxLength: 80 } }),
  ],
} as Contract)

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

  it('tell default, limit and values of a field that means the same everywhere', () => {
    expect(tables['fields']!.rows).toEqual([
      { field: 'send_mail', preset: 'true', limit: '', values: '', link: '/docs/shop#create-order' },
      { field: 'pay_by', preset: '', limit: '', values: 'card, bank', link: '/docs/shop#create-order' },
    ])
  })
})
