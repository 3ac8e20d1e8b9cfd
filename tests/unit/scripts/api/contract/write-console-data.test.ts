// Proves that a console's data is enough for its samples and its checks, and no more than that.

import { describe, expect, it } from 'vitest'
import { consoleData } from '#scripts/api/contract/write-console-data.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS, sampleOperation } from '../../../site/api/small-contract.ts'

const dataOf = (name: string) => consoleData(sampleOperation(name), SAMPLE_CONTRACT, SAMPLE_FACTS)

describe('consoleData', () => {
  it('is named after its content', () => {
    const { url, text } = dataOf('create-token')
    expect(url).toMatch(/^\/assets\/create-token\.[0-9a-f]{32}\.json$/)
    expect(dataOf('create-token')).toEqual({ url, text })
    const renamed = { ...SAMPLE_CONTRACT, server: 'https://api.other.example' }
    expect(consoleData(sampleOperation('create-token'), renamed, SAMPLE_FACTS).url).not.toBe(url)
  })

  it.each(SAMPLE_CONTRACT.operations)('makes the same samples of $id as the whole contract', ({ id }) => {
    const { operation, schemas, brand } = JSON.parse(dataOf(id).text) as ConsoleData
    for (const { key } of SAMPLE_LANGUAGES) {
      const there = generateSample(key, exampleRequest(operation), { ...brand, schemas })
      expect(there).toBe(generateSample(key, exampleRequest(sampleOperation(id)), SAMPLE_FACTS))
    }
  })

  it('holds of headers what the mock sends', () => {
    const { operation } = JSON.parse(dataOf('delete-token').text) as ConsoleData
    expect(operation.responses.find(({ status }) => status === 204)?.headers).toEqual([
      { name: 'Deprecation', example: '@1747785600' },
    ])
  })

  it('holds an example of each value that has a form', () => {
    const form = { type: 'string', format: 'uri', examples: ['https://a.example', 'https://b.example'] }
    const schema = { type: 'object', properties: { url: form, name: { type: 'string', examples: ['A'] } } }
    const operation = {
      ...sampleOperation('create-token'),
      body: { required: true, contentType: 'a/json', schema, examples: [] },
    }
    const { operation: held } = JSON.parse(
      consoleData(operation, SAMPLE_CONTRACT, SAMPLE_FACTS).text,
    ) as ConsoleData
    expect(held.body?.schema.properties).toEqual({
      url: { type: 'string', format: 'uri', examples: ['https://a.example'] },
      name: { type: 'string' },
    })
  })

  it('holds the names of filters where a body may contain expressions', () => {
    const filtersOf = (name: string) => (JSON.parse(dataOf(name).text) as ConsoleData).filters
    expect(filtersOf('create-token')).toContain('reveal_last')
    expect(filtersOf('authenticate-3ds-session')).toBeUndefined()
  })

  it('holds the schemas of the request, and of responses their outline alone', () => {
    const { schemas } = JSON.parse(dataOf('authenticate-3ds-session').text) as ConsoleData
    expect(Object.keys(schemas).sort()).toEqual([
      'AuthenticateRequest',
      'Authentication',
      'CardholderInfo',
      'MessageExtension',
      'PurchaseInfo',
    ])
    expect(schemas['Authentication']).toEqual({ properties: { id: {} } })
    expect(schemas['PurchaseInfo']?.required).toEqual(['amount'])
  })
})
