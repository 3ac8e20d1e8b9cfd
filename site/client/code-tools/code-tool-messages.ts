// The messages between the page and the worker that checks code.

import type { CodeReport } from '../../api/code/pasted/check-pasted-code.ts'
import type { RuleWishes } from '../../api/permissions/application-forms.ts'
import type { Least, LeastApplication, UsedOperation } from '../../api/permissions/least-permissions.ts'
import type { Upgraded } from '../../api/code/pasted/upgrade/upgrade-code.ts'

export interface OperationChoice {
  id: string
  summary: string
  tag: string
}

export interface WrittenApplication extends LeastApplication {
  /** Its permissions for tokens are limited to containers. */
  hasRules: boolean
  json: string
  terraform: string
  curl: string
}

export interface LeastAnswer extends Pick<Least, 'free'> {
  applications: WrittenApplication[]
}

/** Each kind of request, with its input and its result. */
export interface Questions {
  check: { asked: { code: string; language?: string }; given: CodeReport }
  upgrade: { asked: { code: string; language?: string }; given: Upgraded }
  operations: { asked: null; given: OperationChoice[] }
  /** Operations that a page's samples call. */
  guide: { asked: { path: string }; given: { operation: string; ofElements?: true }[] }
  least: {
    asked: { operations: readonly UsedOperation[]; wishes: RuleWishes }
    given: LeastAnswer
  }
}

export type Kind = keyof Questions
export interface Question<K extends Kind = Kind> {
  id: number
  kind: K
  asked: Questions[K]['asked']
  dataUrl: string
}
export type Reply = { id: number; given: Questions[Kind]['given'] } | { id: number; failed: string }

export type Ask = <K extends Kind>(kind: K, asked: Questions[K]['asked']) => Promise<Questions[K]['given']>
