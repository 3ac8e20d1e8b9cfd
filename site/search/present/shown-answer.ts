// An answer as it is displayed before the results: its subject, its value, and further lines.

import { statusName } from '../../model/http/status-name.ts'
import type { Answer, FactAnswer, FailureAnswer, NotOfferedAnswer } from '../answer/answer.ts'

export interface ShownAnswer {
  url: string
  /** The subject: the name of a fact, or the failed request. */
  title: string
  /** The value, the most likely cause, or the alternative. */
  value: string
  /** With a label, if any. */
  lines: { label?: string; text: string }[]
}

export function shownAnswer(answer: Answer): ShownAnswer {
  if (answer.kind === 'fact') return shownFact(answer)
  return answer.kind === 'failure' ? shownFailure(answer) : shownRefusal(answer)
}

const shownFact = ({ name, value, conditions, url }: FactAnswer): ShownAnswer => ({
  url,
  title: name,
  value,
  lines: conditions,
})

const shownRefusal = ({ name, instead, url }: NotOfferedAnswer): ShownAnswer => ({
  url,
  title: name,
  value: 'Not offered',
  lines: [{ label: 'Instead', text: instead }],
})

const UNKNOWN = {
  operation: 'which operation failed',
  field: 'which field is at fault',
  cause: 'which cause applies',
}

function shownFailure({ status, operation, fields, causes, unknown, url }: FailureAnswer): ShownAnswer {
  const [first, ...others] = causes
  const request = operation && `${operation.method} ${operation.path}`
  const named = status === undefined ? undefined : statusName(status)
  const left = unknown.map((what) => (what === 'cause' && causes.length === 0 ? 'a cause' : UNKNOWN[what]))
  return {
    url,
    title: [named, request].filter(Boolean).join(' · ') || 'Failure',
    value: first?.cause ?? 'The request matches the contract.',
    lines: [
      ...(first ? [{ label: 'Fix', text: first.fix }] : []),
      ...fields.map(({ name, message }) => ({
        label: 'Field',
        text: message && !isTold(message, causes) ? `${name}: ${message}` : name,
      })),
      ...others.map(({ cause, fix }) => ({ label: 'Or', text: `${cause} ${fix}` })),
      ...(left.length > 0 ? [{ text: `The text does not show ${left.join(' or ')}.` }] : []),
    ],
  }
}

/** Whether one of the causes says it, perhaps with more. */
const isTold = (message: string, causes: FailureAnswer['causes']): boolean =>
  causes.some(({ cause }) => cause.startsWith(message.replace(/\.$/, '')))
