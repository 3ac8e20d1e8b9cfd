// Explains a pasted cURL command: its operation, and the fields that violate the contract.

import type { AnswerData, FailingOperation, FailureCause } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import { atPath, byRequest } from './find-operation.ts'
import { pastedCommand, type PastedRequest } from './pasted-command.ts'
import { shownOperation } from './shown-operation.ts'

/** Checks a request against the contract: undefined if valid, else the body and status of the error response. */
export type CheckRequest = (
  operation: string,
  request: PastedRequest,
) => { status: number; body: unknown } | undefined

export function explainCurl(
  data: AnswerData,
  command: string,
  check?: CheckRequest,
): FailureAnswer | undefined {
  const request = pastedCommand(command)
  if (!request) return undefined
  const path = request.url.replace(/[?#].*$/, '')
  const operation = byRequest(data.operations, { method: request.method, path })
  if (!operation) return unknownRequest(data, request.method, path)
  const refusal = check?.(operation.id, request)
  const fields = refusal ? fieldsOf(refusal, data.keyHeader) : []
  const causes = fields.slice(0, 1).map(({ name, message }) => causeOf(name, message, operation))
  return {
    kind: 'failure',
    ...(refusal && { status: refusal.status }),
    operation: shownOperation(operation),
    fields,
    causes,
    unknown: causes.length === 0 ? ['cause'] : [],
    url: operation.url,
  }
}

function causeOf(name: string, message: string | undefined, { url }: FailingOperation): FailureCause {
  return {
    cause: message ?? `${name} is not what the operation expects.`,
    fix: `Correct ${name}; the operation's own section lists what it takes.`,
    url,
  }
}

function fieldsOf(
  { status, body }: { status: number; body: unknown },
  keyHeader: string,
): FailureAnswer['fields'] {
  const { proxy_error: inner, ...whole } = (body ?? {}) as Record<string, unknown>
  const { errors, detail } = (inner ?? whole) as { errors?: Record<string, string[]>; detail?: string }
  if (errors)
    return Object.entries(errors).map(([name, [message]]) => ({ name, ...(message && { message }) }))
  const name = status === 415 ? 'Content-Type' : status === 401 || status === 403 ? keyHeader : 'body'
  return [{ name, ...(detail !== undefined && { message: detail }) }]
}

function unknownRequest({ operations, reference }: AnswerData, method: string, path: string): FailureAnswer {
  const others = atPath(operations, path)
  const methods = [...new Set(others.map((operation) => operation.method))].join(', ')
  const cause: FailureCause =
    others.length > 0
      ? { cause: `The path does not support ${method}.`, fix: `It supports ${methods}.`, url: others[0]!.url }
      : {
          cause: 'There is no operation at this path.',
          fix: 'Compare it with the list of resources.',
          url: reference,
        }
  return {
    kind: 'failure',
    status: others.length > 0 ? 405 : 404,
    fields: [],
    causes: [cause],
    unknown: ['operation'],
    url: cause.url,
  }
}
