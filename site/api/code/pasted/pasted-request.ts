// Checks a pasted request against the contract. The search worker loads it, with the operation's schemas, when a cURL
// command is pasted; the request never leaves the browser.

import { operationsAt } from '../../check/operations-at.ts'
import { pointerSteps } from '../../check/values/json-pointer.ts'
import { writtenValue } from '../../check/values/known-value.ts'
import { createPageValidator } from '../../mock/validate-value.ts'
import { isTooDeep } from '../../mock/json-depth.ts'
import { parseJsonBody } from '../../mock/parse-json-body.ts'
import type { ConsoleData } from '../../contract/console-data.ts'
import { echoHostOf } from '../../mock/echo-request.ts'
import { createMock } from '../../mock/mock-api.ts'
import { apiKeyAuthOf } from '../../contract/api-key-auth.ts'
import type { Validate } from '../../contract/violation.ts'
import type { PastedRequest } from '../../../search/answer/failure/read/pasted-command.ts'
import { checkPastedRequest } from './check-pasted-request.ts'
import { wrongChoices } from './wrong-choices.ts'
import type { CheckRequest } from '../../../search/answer/failure/explain-curl.ts'

export function createRequestCheck(data: ConsoleData): CheckRequest {
  const { operation, schemas, brand, filters } = data
  const validate = createPageValidator(schemas)
  const mock = createMock({
    operations: [operation],
    headerPrefix: brand.headerPrefix,
    key: brand.key,
    echoHost: echoHostOf(brand.server),
    validate,
    ...(filters && { expressions: { schemas, filters } }),
  })
  return (_, request) => {
    const json = parseJsonBody(request.body)
    const { status, body } = mock(request, json)
    if (status < 400) return undefined
    const url = URL.canParse(request.url, brand.server) ? new URL(request.url, brand.server) : undefined
    const wrong = wrongChoices(data, { query: url?.searchParams, json: json?.value }, validate)
    const fixes = Object.fromEntries(wrong.map(({ name, fix }) => [name, fix]))
    return {
      status,
      body,
      fixes: { ...(url && fixesOf(data, { ...request, url, json }, validate)), ...fixes },
      wrong: Object.fromEntries(wrong.map(({ name, value }) => [name, value])),
    }
  }
}

interface ReadRequest extends Pick<PastedRequest, 'headers' | 'body'> {
  url: URL
  json: ReturnType<typeof parseJsonBody>
}

/** How to correct each field, named as the API's errors name it. */
function fixesOf(
  { operation, schemas, brand, filters = [] }: ConsoleData,
  { url: { pathname, searchParams }, headers, body, json }: ReadRequest,
  validate: Validate,
): Record<string, string> {
  const problems = checkPastedRequest(
    {
      operation,
      path: operationsAt([operation], pathname)[0]?.path ?? {},
      query: [...searchParams].map(([name, value]) => ({ name, value })),
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      ...(body !== undefined && {
        body:
          json && !isTooDeep(json.value)
            ? { kind: 'json', value: writtenValue(json.value) }
            : { kind: 'text' },
      }),
    },
    {
      schemas,
      ...brand,
      headers: [apiKeyAuthOf(brand).header],
      filters: [...filters],
      validate,
    },
  )
  return Object.fromEntries(
    problems.map((one) => [one.in === 'body' ? pointerSteps(one.at).join('.') || 'body' : one.at, one.fix]),
  )
}
