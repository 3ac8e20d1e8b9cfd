// The interface to the platform's API: everything that the compiler needs from it. scripts/api/ defines these steps,
// and scripts/build/ connects the two. Without a contract each step says so, and no output mentions an API.

import type { OperationExcerpt } from '#site/api/operation/operation-data.ts'
import type { Hash } from '#site/model/release.ts'
import { CHECK_DATA_PATH } from '#site/model/agents/agent-data.ts'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import type { AnswerData, Fact } from '#site/search/index/answer-data.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { stepElsewhere, stepWithPartsElsewhere, type PartStep, type Step } from '../graph/step.ts'

/** `none`: the content has no contract. `broken`: it cannot be read, which has been reported. */
export type ContractState = 'none' | 'broken' | 'sound'

/** What a page shows an operation from. */
export interface ShownOperation {
  /** Names of the examples of its request. */
  examples: string[]
  /** What the components are given: handed on as it is. */
  reference: OperationExcerpt
}

export interface OperationPlace {
  id: string
  /** Path of the page that documents it. */
  page: string
  /** Where it is written. */
  place?: Place
}

export interface SampleCounts {
  /** Samples of any kind. */
  all: number
  /** Samples of the API: checked, excused, or matched to no operation. */
  api: number
  checked: number
  excused: number
}

/** Labels by column, and cells by column: a value that a row lacks is an empty text. */
export interface ContractTable {
  columns: Record<string, string>
  rows: Record<string, string>[]
}

/** What search answers from the contract. `tables`: what it says of every operation and field, by table. */
export interface ContractAnswers extends Pick<AnswerData, 'operations' | 'signatures' | 'server'> {
  tables: Record<string, ContractTable>
}

export interface PlatformApi {
  /** Whether there is a contract, sound or not: known without reading what it says. */
  isThere: Step<null, boolean>
  state: Step<null, ContractState>
  /** The API's own URL; null without a sound contract. */
  server: Step<null, string | null>
  /** By id. */
  operations: PartStep<null, Record<string, ShownOperation>>
  /** In the order of the contract. */
  places: Step<null, OperationPlace[]>
  /** Input: the page's file. Nothing if samples are not checked, as in content from elsewhere. */
  samples: PartStep<string, { counts?: SampleCounts; diagnostics: Diagnostic[] }>
  /** Files that it publishes, by path. */
  files: Step<null, Record<string, Hash>>
  /** What pages load of it, published. */
  assets: Step<null, Hash[]>
  answers: Step<null, ContractAnswers>
  /** The limits of its fields, by `Schema.field`. */
  limits: PartStep<null, Record<string, Fact['values']>>
  /** What the tools at /mcp know of it; null without a sound contract. */
  tools: Step<null, ApiTools | null>
}

export const platformApi: PlatformApi = {
  isThere: stepElsewhere('there is a contract'),
  state: stepElsewhere('state of the contract'),
  server: stepElsewhere('server of the API'),
  operations: stepWithPartsElsewhere('operations'),
  places: stepElsewhere('places of operations'),
  samples: stepWithPartsElsewhere('samples of a page'),
  files: stepElsewhere('files of the contract'),
  assets: stepElsewhere('console data'),
  answers: stepElsewhere('answers of the contract'),
  limits: stepWithPartsElsewhere('limits of fields'),
  tools: stepElsewhere('API for the tools'),
}

/** Fixed paths that a contract is published under: reserved, and valid link targets on a site with a contract. */
export const CONTRACT_PATHS = [CHECK_DATA_PATH, '/openapi.json', '/openapi.yaml'] as const
