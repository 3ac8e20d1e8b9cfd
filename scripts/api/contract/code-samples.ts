// The samples of an operation, in the form of the OpenAPI extension `x-codeSamples`, which reference tools read.

import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { languagesOf } from '#site/api/samples/request/sample-languages.ts'
import type { BrandConfig } from '#site/model/site-config.ts'

interface CodeSample {
  /** Language as syntax highlighters name it. */
  lang: string
  label: string
  source: string
}

/** The first example's request in every language. */
export function codeSamples(
  operation: ApiOperation,
  { server, schemas }: Pick<Contract, 'server' | 'schemas'>,
  brand: BrandConfig,
): CodeSample[] {
  const request = exampleRequest(operation)
  const facts = { ...brand, server, schemas }
  return languagesOf(operation).map(({ key, label, fence }) => ({
    lang: fence,
    label,
    source: generateSample(key, request, facts),
  }))
}
