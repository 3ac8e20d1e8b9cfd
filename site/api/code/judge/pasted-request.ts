// What the contract says of a pasted request: loaded by the search worker when a cURL command is pasted, with the schemas
// of its operation. Nothing of the request leaves the reader's browser.

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
