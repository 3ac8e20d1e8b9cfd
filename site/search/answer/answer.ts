// What stands before the results: a fact, a thing that is not offered, or a pasted failure explained. Values from the
// tables and the contract alone; no sentence is made up.

import type { FailureCause } from '../index/answer-data.ts'

export interface FactAnswer {
  kind: 'fact'
  name: string
  value: string
  /** Under which conditions it holds. */
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
  operation?: { id: string; method: string; path: string; summary: string; url: string }
  /** Fields at fault with what is wrong, in the failure's own words or those of the contract. */
  fields: { name: string; message?: string }[]
  /** The likeliest first; several where the failure fits several. */
  causes: FailureCause[]
  /** What the pasted text does not tell. */
  unknown: ('operation' | 'field' | 'cause')[]
  url: string
}

export type Answer = FactAnswer | NotOfferedAnswer | FailureAnswer
