// The mock for a whole contract, called with the contract's own examples.

import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import type { Validate } from '#site/api/contract/violation.ts'
import { echoHostOf } from '#site/api/mock/echo-request.ts'
import { createMock } from '#site/api/mock/mock-api.ts'
import type { MockResponse } from '#site/api/mock/mock-message.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { requestHeaders } from '#site/api/samples/request/request-headers.ts'
import { requestPath } from '#site/api/samples/request/request-url.ts'
import type { SiteConfig } from '#site/model/site-config.ts'

export interface ContractMock {
  contract: Contract
  validate: Validate
  /** Sends the request of an example, or the operation's default one, with `Prefer`. */
  askFor(operation: ApiOperation, name: string | undefined, preference: string): MockResponse
}

export function mockOf(contract: Contract, { brand }: Pick<SiteConfig, 'brand'>): ContractMock {
  const validate = createFormValidator(contract.schemas)
  const api = createMock({
    operations: contract.operations,
    headerPrefix: brand.headerPrefix,
    key: brand.key,
    echoHost: echoHostOf(contract.server),
    validate,
  })
  return {
    contract,
    validate,
    askFor: (operation, name, preference) => {
      const request = exampleRequest(operation, name)
      return api({
        method: operation.method,
        url: requestPath(request),
        headers: { ...Object.fromEntries(requestHeaders(request, brand)), Prefer: preference },
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      })
    },
  }
}

/** One line per example whose request does not get the response of the same name. */
export function examplesWithoutTheirResponse({ contract, validate, askFor }: ContractMock): string[] {
  return contract.operations.flatMap((operation) => {
    const names = operation.body?.examples.map(({ name }) => name) ?? []
    return (names.length > 0 ? names : [undefined]).flatMap((name) => {
      const { status, body } = askFor(operation, name, `example=${name}`)
      const responses = operation.responses.filter((response) => response.status < 300)
      const expected = responses.flatMap(({ examples }) => examples).find((example) => example.name === name)
      const given = responses.find((response) => response.status === status)
      const violations = given?.schema ? validate(given.schema, body, { closed: true }) : []
      const differs = expected && JSON.stringify(expected.value) !== JSON.stringify(body)
      return !given || violations.length > 0 || differs
        ? [`${operation.id} ${name}: ${status} ${JSON.stringify(body)}`]
        : []
    })
  })
}
