// Samples match what the SDKs offer, in every language, and all of the contract's samples parse.
// tests/fixtures/samples/ has the full text of representative ones; `vitest run -u` updates it.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { ApiRequest } from '#site/api/contract/contract.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { languagesOf, SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { describeSamplesOf } from './samples-of-contract.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS, sampleOperation } from '../small-contract.ts'

const root = PROJECT_ROOT

/** The requests in the golden files: every operation, and the examples that differ in kind. */
const SHOWN: ApiRequest[] = [
  ...SAMPLE_CONTRACT.operations.map((operation) => exampleRequest(operation)),
  exampleRequest(sampleOperation('create-token'), 'text'),
  exampleRequest(sampleOperation('update-token'), 'keep'),
  {
    ...exampleRequest(sampleOperation('create-token'), 'text'),
    headers: { 'ACM-IDEMPOTENCY-KEY': 'order-1042-create', 'ACM-TRACE-ID': 'checkout-1042' },
  },
]

describe('generateSample', () => {
  it.each(SAMPLE_LANGUAGES)('writes $label the way its SDK is used', async ({ key }) => {
    const samples = SHOWN.map((request) => {
      const { id, method, path } = request.operation
      return `=== ${id}: ${method} ${path}\n\n${generateSample(key, request, SAMPLE_FACTS)}\n`
    })
    await expect(samples.join('\n')).toMatchFileSnapshot(join(root, 'tests/fixtures/samples', `${key}.txt`))
  })

  it.each<[kind: string, contentType: string, body: unknown, options: string[]]>([
    [
      'a form with a file',
      'multipart/form-data',
      { file: '@file', kind: 'cmr', tags: ['a', 'b'], meta: { by: "O'Neil" } },
      [
        `--form 'file=@file'`,
        `--form 'kind=cmr'`,
        `--form 'tags=a'`,
        `--form 'tags=b'`,
        String.raw`--form 'meta={"by":"O'\''Neil"};type=application/json'`,
      ],
    ],
    [
      'texts that cURL would take for a file or for options',
      'multipart/form-data',
      { handle: '@ada', less: '<b>', list: 'a;type=b', said: '"a"', meta: { by: 'a; b' } },
      [
        `--form-string 'handle=@ada'`,
        `--form-string 'less=<b>'`,
        `--form-string 'list=a;type=b'`,
        `--form-string 'said="a"'`,
        String.raw`--form 'meta="{\"by\":\"a; b\"}";type=application/json'`,
      ],
    ],
    [
      'a form in the encoding of URLs',
      'application/x-www-form-urlencoded',
      { grant_type: 'client_credentials', scope: 'a b' },
      [`--data-urlencode 'grant_type=client_credentials'`, `--data-urlencode 'scope=a b'`],
    ],
    [
      'a file',
      'application/pdf',
      '@file',
      [`--header 'Content-Type: application/pdf'`, `--data-binary '@file'`],
    ],
  ])('sends %s with cURL, whatever language is chosen', (_kind, contentType, body, options) => {
    const { operation, ...request } = exampleRequest(sampleOperation('create-token'))
    const { sdk: _sdk, ...plain } = { ...operation, body: { ...operation.body!, contentType } }
    const form = { ...request, operation: plain, body }
    const code = generateSample('curl', form, SAMPLE_FACTS)
    for (const option of options) expect(code.split(' \\\n  ')).toContain(option)
    expect(code.includes('Content-Type')).toBe(options[0]!.includes('Content-Type'))
    expect(generateSample('python', form, SAMPLE_FACTS)).toBe(code)
    expect(languagesOf(plain).map(({ key }) => key)).toEqual(['curl'])
  })

  it.each(SAMPLE_LANGUAGES)('sends no key in $label where none is needed', ({ key }) => {
    const request = exampleRequest(sampleOperation('create-token'))
    const { sdk: _sdk, ...operation } = request.operation
    const code = (anonymous?: true) =>
      generateSample(
        key,
        { ...request, operation: { ...operation, ...(anonymous && { anonymous }) } },
        SAMPLE_FACTS,
      )
    expect(code()).toContain('API_KEY>')
    expect(code(true)).not.toMatch(/API[-_]KEY/)
  })

  it('imports a request inside another one in Java from the same package as on its own', () => {
    const alone = exampleRequest(sampleOperation('authenticate-3ds-session'))
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    const operation = {
      ...alone.operation,
      body: { ...alone.operation.body!, schema: ref('SessionRequest') },
    }
    const schemas = {
      ...SAMPLE_FACTS.schemas,
      SessionRequest: { type: 'object', properties: { authentication: ref('AuthenticateRequest') } },
    }
    const around = { ...alone, operation, body: { authentication: alone.body } }
    const imports = (request: ApiRequest) =>
      generateSample('java', request, { ...SAMPLE_FACTS, schemas }).match(/import .*\.AuthenticateRequest;/g)
    expect(imports(around)).toEqual(imports(alone))
  })

  it.each(SAMPLE_LANGUAGES)(
    'leaves the brackets of a long call without arguments closed in $label',
    ({ key }) => {
      const { operation, ...request } = exampleRequest(sampleOperation('get-tenant'))
      const sdk = { group: 'tenants.self', method: 'getEveryUsageReportOfTheCurrentTenant' }
      const code = generateSample(key, { ...request, operation: { ...operation, sdk } }, SAMPLE_FACTS)
      expect(code).not.toMatch(/\(\s+,?\s*\)/)
    },
  )

  it('takes the brand’s names only from the facts', () => {
    const facts = {
      ...SAMPLE_FACTS,
      headerPrefix: 'NEW',
      scope: 'other',
      scopePascal: 'Other',
      server: 'https://api.other.example',
    }
    for (const { key } of SAMPLE_LANGUAGES) {
      for (const operation of SAMPLE_CONTRACT.operations) {
        const { headers: _, ...request } = exampleRequest(operation)
        expect(generateSample(key, { ...request, headers: {} }, facts)).not.toMatch(/brand|ACM/i)
      }
    }
  })

  it('sends the key in the header that the configuration names', () => {
    const facts = { ...SAMPLE_FACTS, key: { header: 'Authorization', scheme: 'Bearer' } }
    const { sdk: _, ...operation } = sampleOperation('create-token')
    for (const { key } of SAMPLE_LANGUAGES) {
      const sample = generateSample(key, exampleRequest(operation), facts)
      expect(sample).toMatch(/Authorization.{1,6}Bearer <PRIVATE_API_KEY>/)
      expect(sample).not.toContain('API-KEY')
    }
  })

  it('shows the type of key that the operation needs', () => {
    const keyOf = (name: string, change = {}) =>
      /<(\w+)_API_KEY>/.exec(
        generateSample('curl', exampleRequest({ ...sampleOperation(name), ...change }), SAMPLE_FACTS),
      )?.[1]
    expect(keyOf('create-token')).toBe('PRIVATE')
    expect(keyOf('get-tenant')).toBe('MANAGEMENT')
    expect(keyOf('create-token', { key: 'public' })).toBe('PUBLIC')
  })
})

describeSamplesOf('a whole contract', 'tests/fixtures/vault-site', siteConfig)
