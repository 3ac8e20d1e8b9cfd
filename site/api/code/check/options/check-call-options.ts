// Checks the options of a single SDK call, such as timeouts and idempotency keys: their names in each language.

import type { ApiOperation } from '../../../contract/contract.ts'
import { nearestName } from '../../../../spelling/nearest-name.ts'
import type { CallArgument, CallChain } from '../../syntax/call-chain.ts'
import type { Finding } from '../../known/code-finding.ts'
import type { CodeLanguage } from '../../languages/code-language.ts'
import { requestSchema } from '../../known/request-schema.ts'

const SCRIPT = [
  'idempotencyKey',
  'correlationId',
  'maxRetries',
  'timeoutInSeconds',
  'headers',
  'abortSignal',
  'apiKey',
]
const OPTIONS: Partial<Record<CodeLanguage, readonly string[]>> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  python: ['timeout_in_seconds', 'max_retries', 'additional_headers'],
  csharp: ['IdempotencyKey', 'CorrelationId', 'MaxRetries', 'Timeout', 'AdditionalHeaders'],
  java: ['idempotencyKey', 'correlationId', 'timeout', 'maxRetries', 'addHeader'],
}
const GO_OPTIONS = [
  'WithAPIKey',
  'WithIdempotencyKey',
  'WithMaxAttempts',
  'WithHTTPHeader',
  'WithHTTPClient',
  'WithBaseURL',
]

/** `rest` are the arguments that follow the path parameters. */
export function checkCallOptions(
  rest: readonly CallArgument[],
  named: ReadonlyMap<string, CallArgument>,
  grammar: CodeLanguage,
  operation: ApiOperation,
): Finding[] {
  const known = OPTIONS[grammar]
  const options = grammar === 'python' ? named.get('request_options') : rest[requestSchema(operation) ? 1 : 0]
  if (!known || options?.value.kind !== 'object') return []
  return options.value.fields
    .filter(({ name }) => !known.includes(name))
    .map(({ name, at }) => unknownOption(name, at, known))
}

/** `option.WithIdempotencyKey("…")`, wherever it appears. */
export function checkGoOption({ names }: CallChain): Finding[] {
  const [scope, option] = names
  if (names.length !== 2 || scope!.name !== 'option' || GO_OPTIONS.includes(option!.name)) return []
  return [unknownOption(option!.name, option!.at, GO_OPTIONS)]
}

function unknownOption(name: string, at: Finding['at'], known: readonly string[]): Finding {
  const nearest = nearestName(name, known)
  return {
    code: 'sample-call-unknown',
    at,
    what: `calls have no option \`${name}\``,
    fix: `write ${nearest ? `\`${nearest}\`` : `one of ${known.join(', ')}`}`,
  }
}
