// Explains a pasted cURL command: its operation, and the fields that violate the contract.

import type { AnswerData, FailingOperation, FailureCause } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import { byRequest } from './find-operation.ts'
import { isOwnHost } from './own-host.ts'
import type { PastedRequest } from './read/pasted-command.ts'
import { innerBody } from './read/read-problem.ts'
import { shownOperation } from './shown-operation.ts'
import { unknownRequest } from './unknown-request.ts'

/** The response with which the API rejects a request. */
interface RejectedRequest {
  status: number
  body: unknown
  /** By field, as the body names it, or by header. */
  fixes?: Readonly<Record<string, string>>
  /** The values that are not among those allowed, named like the fixes. */
  wrong?: Readonly<Record<string, string>>
}

/** Checks a request against the contract; undefined if it is valid. */
export type CheckRequest = (operation: string, request: PastedRequest) => RejectedRequest | undefined

/** The most faults of a command that are explained. */
const MOST_CAUSES = 3

export function explainCurl(data: AnswerData, request: PastedRequest, check?: CheckRequest): FailureAnswer {
  const { method } = request
  const path = request.url.replace(/[?#].*$/, '')
  const isElsewhere = request.host !== undefined && !isOwnHost(data, request.host)
  const wrongHost = isElsewhere ? [wrongHostOf(data, request.host!)] : []
  const operation = byRequest(data.operations, { method, path })
  if (!operation) return withCauses(wrongHost, unknownRequest(data, { method, path }))
  const rejected = check?.(operation.id, request)
  const faults = rejected ? faultsOf(rejected, data) : []
  const causes = [...wrongHost, ...faults.map((fault) => causeOf(fault, operation))].slice(0, MOST_CAUSES)
  return {
    kind: 'failure',
    ...(rejected && { status: rejected.status }),
    ...(check && causes.length === 0 && { isValid: true }),
    operation: shownOperation(operation),
    fields: faults.map(({ name, message }) => ({ name, ...(message !== undefined && { message }) })),
    causes,
    unknown: causes.length === 0 ? ['cause'] : [],
    url: operation.url,
  }
}

/** Another host's status is not ours to tell. */
function withCauses(causes: readonly FailureCause[], answer: FailureAnswer): FailureAnswer {
  if (causes.length === 0) return answer
  const { status: _, ...others } = answer
  return { ...others, causes: [...causes], url: causes[0]!.url }
}

const wrongHostOf = ({ server = '', reference }: AnswerData, host: string): FailureCause => ({
  cause: `The request goes to ${host}, which is not the API.`,
  fix: `Send it to ${server}.`,
  url: reference,
})

interface Fault {
  name: string
  message?: string | undefined
  wrong?: string | undefined
  fix?: string | undefined
}

/** The fields at fault, with their first message and how to correct it. */
function faultsOf(
  { status, body, fixes = {}, wrong = {} }: RejectedRequest,
  { keyHeader, signs }: Pick<AnswerData, 'keyHeader' | 'signs'>,
): Fault[] {
  const { errors, detail } = innerBody((body ?? {}) as Record<string, unknown>, signs) as {
    errors?: Record<string, string[]>
    detail?: string
  }
  // Another API may list them in a form of its own.
  if (errors && Object.keys(errors).length > 0 && Object.values(errors).every(Array.isArray))
    return Object.entries(errors).map(([name, [message]]) => ({
      // The API names a list, not its items.
      name: name.replace(/\.\d+$/, ''),
      message,
      wrong: wrong[name],
      fix: fixes[name],
    }))
  const isKey = status === 401 || status === 403
  const name = status === 415 ? 'Content-Type' : isKey ? keyHeader : 'body'
  // A misspelt header is reported under its own name.
  return [
    { name, message: detail, fix: fixes[name] ?? Object.values(fixes).find((fix) => fix.includes(name)) },
  ]
}

const causeOf = ({ name, message, wrong, fix }: Fault, { url }: FailingOperation): FailureCause => ({
  cause:
    message === undefined
      ? `${name} is not what the operation expects.`
      : wrong === undefined
        ? message
        : `${message.replace(/\.$/, '')}; "${wrong}" is not.`,
  fix: fix ?? `Correct ${name}; the operation's own section lists what it takes.`,
  url,
})
