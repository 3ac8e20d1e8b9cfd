// Answers shown before the results: a fact, an unsupported feature, or an explained error. They only contain values
// from the tables and the contract; no sentence is generated.

import type { FailureCause } from '../index/answer-data.ts'

export interface FactAnswer {
  kind: 'fact'
  name: string
  value: string
  /** The conditions under which it holds. */
  conditions: { label: string; text: string }[]
  url: string
}

export interface NotOfferedAnswer {
  kind: 'not-offered'
  name: string
  instead: string
  url: string
}

export interface FailureAnswer {
  kind: 'failure'
  status?: number
  operation?: {
    id: string
    method: string
    path: string
    summary: string
    url: string
    /** Any of them lets a key call it. */
    permissions?: string[]
  }
  /** The invalid fields and what is wrong with them, in the error's own words or the contract's. */
  fields: { name: string; message?: string }[]
  /** Most likely first; several if the error is ambiguous. */
  causes: FailureCause[]
  /** What cannot be determined from the pasted text. */
  unknown: ('operation' | 'field' | 'cause')[]
  url: string
  /** The request was checked against the contract, which allows it. */
  isValid?: true
  /** Of other failures in the same text. */
  further?: FailureAnswer[]
}

export type Answer = FactAnswer | NotOfferedAnswer | FailureAnswer
