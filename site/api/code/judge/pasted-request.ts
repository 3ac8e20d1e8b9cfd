// Checks a pasted request against the contract. The search worker loads it, with the operation's schemas, when a cURL
// command is pasted; the request never leaves the browser.

import { createPageValidator } from '../../mock/validate-value.ts'
import type { ConsoleData } from '../../contract/console-data.ts'
import { echoHostOf } from '../../mock/echo-request.ts'
import { createMock } from '../../mock/mock-api.ts'
import type { CheckRequest } from '../../../search/answer/failure/explain-curl.ts'

export function createRequestCheck({ operation, schemas, brand }: ConsoleData): CheckRequest {
  const mock = createMock({
    operations: [operation],
    headerPrefix: brand.headerPrefix,
    key: brand.key,
    echoHost: echoHostOf(brand.server),
    validate: createPageValidator(schemas),
  })
  return (_, request) => {
    const { status, body } = mock(request)
    return status < 400 ? undefined : { status, body }
  }
}
