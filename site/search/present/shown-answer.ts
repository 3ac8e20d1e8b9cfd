// An answer as it is displayed before the results: its subject, its value, and further lines.

import { statusName } from '../../model/http/status-name.ts'
import type { Answer, FactAnswer, FailureAnswer, NotOfferedAnswer } from '../answer/answer.ts'

export interface ShownAnswer {
  url: string
  /** The subject: the name of a fact, or the failed request. */
  title: string
  /** The value, the most likely cause, or the alternative. */
  value: string
  /** With a label, if any, and a place of their own, if it is another. */
  lines: { label?: string; text: string; url?: string }[]
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

function shownFailure(answer: FailureAnswer): ShownAnswer {
  const { status, operation, fields, causes, unknown, url, isValid, further = [] } = answer
  const [first, ...others] = causes
  const left = unknown.map((what) => (what === 'cause' && causes.length === 0 ? 'a cause' : UNKNOWN[what]))
  return {
    url,
    title: titleOf(answer),
    value:
      first?.cause ??
      (isValid ? 'The request matches the contract.' : 'No documented cause matches this text.'),
    lines: [
      ...(first ? [{ label: 'Fix', text: first.fix, ...(first.url !== url && { url: first.url }) }] : []),
      ...fields.map(({ name, message }) => ({
        label: 'Field',
        text: message && !isTold(message, causes) ? `${name}: ${message}` : name,
      })),
      ...(status === 403 && operation?.permissions
        ? [{ label: 'Permission', text: operation.permissions.join(' or ') }]
        : []),
      ...others.map(({ cause, fix }) => ({ label: 'Or', text: sentences(cause, fix) })),
      ...(left.length > 0 ? [{ text: `The text does not show ${left.join(' or ')}.` }] : []),
      ...further.map((other) => ({ label: 'Also', text: inOneLine(other) })),
    ],
  }
}

function titleOf({ status, operation }: FailureAnswer): string {
  const request = operation && `${operation.method} ${operation.path}`
  const named = status === undefined ? undefined : statusName(status)
  return [named, request].filter(Boolean).join(' · ') || 'Failure'
}

/** Another failure of the same text. */
function inOneLine(answer: FailureAnswer): string {
  const { causes, fields } = answer
  const [named = ''] = fields.map(({ name }) => ` (${name})`)
  const told = causes[0] ? sentences(causes[0].cause, causes[0].fix) : ''
  return `${titleOf(answer)}${named}: ${told}`.replace(/: $/, '')
}

/** Causes and fixes of the tables end without a full stop. */
const sentences = (...texts: string[]): string =>
  texts.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')

/** Whether one of the causes says it, perhaps with more. */
const isTold = (message: string, causes: FailureAnswer['causes']): boolean =>
  causes.some(({ cause }) => cause.startsWith(message.replace(/\.$/, '')))
