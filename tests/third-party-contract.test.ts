// A site whose contract another team's tools have written, with nothing of this project in it: the check has no error,
// and what the pages show is right.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkContent } from '#scripts/build/check-content.ts'
import { openSite } from '#scripts/build/open-site.ts'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { siteConfig } from './fixtures/site-config.ts'
import { compileFile } from './unit/scripts/compiler/site-stages.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ 'application/json': { schema } })
const ok = (schema: object) => ({ '200': { description: 'OK', content: json(schema) } })
const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema })
const leg = (kind: string) => ({
  allOf: [ref('LegBase'), { type: 'object', properties: { kind: { const: kind } } }],
})

const refusal = (status: number, body: string) =>
  `\`\`\`json operation="updateShipment" status="${status}"\n${body}\n\`\`\``

const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Freight', version: '1' },
  servers: [{ url: 'https://{region}.freight.example/v2', variables: { region: { default: 'eu' } } }],
  security: [{ oauth: [] }],
  tags: [{ name: 'Shipments & more' }],
  paths: {
    '/shipments/{shipmentId}': {
      parameters: [inPath('shipmentId', { type: 'string', pattern: '^shp_[0-9a-z]+$' })],
      get: { operationId: 'getShipment', tags: ['Shipments & more'], responses: ok(ref('Shipment')) },
      patch: {
        operationId: 'updateShipment',
        tags: ['Shipments & more'],
        requestBody: {
          content: { 'application/merge-patch+json': { schema: ref('Patch'), example: { reference: null } } },
        },
        responses: {
          ...ok(ref('Shipment')),
          '4XX': { description: 'Refused', content: json(ref('Problem')) },
          default: { description: 'Else' },
        },
      },
    },
    '/quotes/{quoteId}/accept': {
      post: {
        operationId: 'acceptQuote',
        tags: ['Shipments & more'],
        parameters: [inPath('quoteId', { type: 'integer', minimum: 1 })],
        responses: ok({ type: 'array', items: ref('Leg') }),
      },
    },
  },
  webhooks: { moved: { post: { requestBody: { content: json(ref('Shipment')) }, responses: ok({}) } } },
  components: {
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://id.freight.example/token', scopes: {} } },
      },
    },
    schemas: {
      Shipment: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'string', readOnly: true },
          legs: { type: 'array', items: ref('Leg') },
          parent: { anyOf: [ref('Shipment'), { type: 'null' }] },
        },
      },
      Problem: { type: 'object', properties: { title: { type: 'string' } }, additionalProperties: false },
      Patch: { type: 'object', properties: { reference: { type: ['string', 'null'] } } },
      LegBase: {
        type: 'object',
        required: ['kind'],
        properties: Object.fromEntries(
          ['kind', 'from', 'to', 'vessel'].map((name) => [name, { type: 'string' }]),
        ),
      },
      Sea: leg('sea'),
      Road: leg('road'),
      Leg: {
        oneOf: [ref('Sea'), ref('Road')],
        discriminator: { propertyName: 'kind', mapping: { sea: '#/components/schemas/Sea' } },
      },
    },
  },
}

const FILES = {
  'openapi/openapi.yaml': JSON.stringify(CONTRACT, null, 2),
  'sidebars.yaml': 'docs:\n  - /\n  - /docs/api/shipments-more\n',
  'index.mdx': '---\ntitle: Freight\ndescription: Where to begin with freight.\n---\n\nText.\n',
  'docs/api/shipments-more.mdx': [
    '---\ntitle: Shipments\ndescription: What operations shipments have.\n---',
    ...['getShipment', 'updateShipment', 'acceptQuote'].map((id) => `<Operation id="${id}" />`),
    refusal(409, '{ "title": "Moved" }'),
    refusal(422, '{ "titel": "Wrong" }'),
    refusal(302, '{}'),
  ].join('\n\n'),
}

const folder = mkdtempSync(join(tmpdir(), 'docs-foreign-'))
const content = join(folder, 'content')
let diagnostics: Diagnostic[]
let page: CompiledPage

beforeAll(async () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  const brand = { ...siteConfig.brand, key: { header: 'Authorization', scheme: 'Bearer' } }
  const config = { ...siteConfig, brand, navbar: [], announcement: undefined }
  const footer = { ...siteConfig.footer, columns: [] }
  const graph = openSite({ content, config: { ...config, footer }, cacheFolder: join(folder, 'cache') })
  diagnostics = (await checkContent(graph)).diagnostics
  page = await compileFile(graph, 'docs/api/shipments-more.mdx')
})
afterAll(() => rmSync(folder, { recursive: true }))

it('is checked without an error but those of its samples', () => {
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'contract-style')
  expect(errors.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'sample-invalid: the 422 response of `updateShipment` has no field `titel`',
    'sample-invalid: the 302 response of `updateShipment` has no body',
  ])
})

it('shows an id that the reader fills in where the contract gives none, and the server’s default region', () => {
  expect(page.html).toContain('https://eu.freight.example/v2/shipments/&#x3C;SHIPMENT_ID>')
  expect(page.html).not.toContain('/shipments//')
})

it('has words for an operation without a summary, and no heading above nothing', () => {
  expect(page.html).toContain('Accept quote')
  expect(page.html).not.toContain('id="acceptQuote-errors"')
})
