// The proof that samples say what the SDKs offer, in every language, and that all of the contract's samples parse.
// The whole text of the representative ones is in tests/fixtures/samples/; `vitest run -u` writes it anew.

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { readContractIn } from '../../../scripts/compiler/site-stages.ts'
import { checkSyntax } from '#scripts/syntax/syntax-errors.ts'
import type { ApiRequest, Contract } from '#site/api/contract/contract.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import { siteConfig } from '#site/site.config.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS, sampleOperation } from '../sample-contract.ts'

const root = PROJECT_ROOT

/** What stands in the golden files: every operation, and the examples that differ in kind. */
const SHOWN: ApiRequest[] = [
  ...SAMPLE_CONTRACT.operations.map((operation) => exampleRequest(operation)),
  exampleRequest(sampleOperation('create-token'), 'text'),
  exampleRequest(sampleOperation('update-token'), 'keep'),
  {
    ...exampleRequest(sampleOperation('create-token'), 'text'),
    headers: { 'TSR-IDEMPOTENCY-KEY': 'order-1042-create', 'TSR-TRACE-ID': 'checkout-1042' },
  },
]

describe('generateSample', () => {
  it.each(SAMPLE_LANGUAGES)('writes $label as its SDK is used', async ({ key }) => {
    const samples = SHOWN.map((request) => {
      const { id, method, path } = request.operation
      return `=== ${id}: ${method} ${path}\n\n${generateSample(key, request, SAMPLE_FACTS)}\n`
    })
    await expect(samples.join('\n')).toMatchFileSnapshot(join(root, 'tests/fixtures/samples', `${key}.txt`))
  })

  it('names the brand from the facts alone', () => {
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
        expect(generateSample(key, { ...request, headers: {} }, facts)).not.toMatch(/brand|TSR/i)
      }
    }
  })

  it('shows the kind of key that the operation needs', () => {
    const keyOf = (name: string, change = {}) =>
      /<(\w+)_API_KEY>/.exec(
        generateSample('curl', exampleRequest({ ...sampleOperation(name), ...change }), SAMPLE_FACTS),
      )?.[1]
    expect(keyOf('create-token')).toBe('PRIVATE')
    expect(keyOf('get-tenant')).toBe('MANAGEMENT')
    expect(keyOf('create-token', { key: 'public' })).toBe('PUBLIC')
  })
})

describe('the samples of the published contract', () => {
  let contract: Contract

  beforeAll(async () => {
    contract = (await readContractIn(join(root, 'content'), siteConfig)).contract!
  })

  it.each(SAMPLE_LANGUAGES)('parse in $label, for every operation and example', async ({ key, fence }) => {
    const wrong: string[] = []
    for (const { operation, example, code } of allSamples(contract, key)) {
      const [problem] = await checkSyntax(fence, code)
      if (problem) wrong.push(`${operation} ${example}:${problem.row + 1}: ${problem.what}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(SAMPLE_LANGUAGES)(
    'have lines of 100 columns at most in $label, unless one literal is longer',
    ({ key }) => {
      const wrong = allSamples(contract, key).flatMap(({ operation, code }) =>
        code
          .split('\n')
          .map((line) => line.replaceAll('\t', '    '))
          .filter((line) => line.length > 100 && !holdsLongLiteral(line))
          .map((line) => `${operation}: ${line}`),
      )
      expect(wrong).toEqual([])
    },
  )
})

function allSamples(contract: Contract, language: (typeof SAMPLE_LANGUAGES)[number]['key']) {
  const facts = { ...siteConfig.brand, ...contract }
  return contract.operations.flatMap((operation) => {
    const examples = operation.body?.examples.map(({ name }) => name) ?? []
    return (examples.length > 0 ? examples : [undefined]).map((example) => ({
      operation: operation.id,
      example,
      code: generateSample(language, exampleRequest(operation, example), facts),
    }))
  })
}

/** A text that fills most of the line cannot be divided in every language. */
function holdsLongLiteral(line: string): boolean {
  const literals = line.match(/"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`?|^ {2}"?.*$/g) ?? []
  return literals.some((literal) => literal.length > 60)
}
