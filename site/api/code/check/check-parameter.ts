// The check of one parameter's value, wherever it is sent.

import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'
import { readParameter } from '../../mock/read-parameter.ts'
import type { CodeSpan } from '../syntax/code-span.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { isPlaceholder } from '../syntax/read-value.ts'

export interface ParameterCheck {
  parameter: ApiParameter
  /** As it is sent. */
  text: string
  at: CodeSpan
  operation: ApiOperation
  contract: SampleContract
}

export function checkParameter({ parameter, text, at, operation, contract }: ParameterCheck): Finding[] {
  if (isPlaceholder(text)) return []
  return contract.validate(parameter.schema, readParameter(parameter, text)).map(({ message }) => ({
    code: 'sample-invalid',
    at,
    what: `the ${parameter.in} parameter \`${parameter.name}\` of \`${operation.id}\` ${message}`,
  }))
}
