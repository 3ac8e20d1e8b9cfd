// What the MCP tools need from a release besides its pages: one blob, parsed on the first call that needs it.

import type { PublishedSkill } from './agent-skills.ts'
import type { ApiKeyAuth } from '../site-config.ts'
import type { Hash } from '../release.ts'

/** The published data that a reader's own code is checked against: the tools and the page use the same file. */
export const CHECK_DATA_PATH = '/check-data.json'

export interface AgentData {
  /** Tables of content/data/ by name, with values as text. */
  facts: Record<string, AgentTable>
  /** Absent if the pages define none. */
  skills?: PublishedSkill[]
  /** Absent in a release without a contract. */
  api?: ApiTools
}

/** What the API tools need. */
export interface ApiTools {
  /** `https://api.…` */
  server: string
  /** Prefix of the platform's own headers: `ACM`. */
  headerPrefix: string
  /** Where the API key is sent, if not in the brand's own header. */
  key?: Partial<ApiKeyAuth>
  /** The platform's own headers, of requests and responses. */
  headers: string[]
  /** Names of the filters of expressions. */
  filters: string[]
  operations: AgentOperation[]
  /** What the samples of a page call, by its path. */
  guides: Record<string, AgentGuide>
  errors: AgentError[]
}

/** The fields of an operation that are needed to list and find it. */
export interface AgentOperation {
  id: string
  method: string
  path: string
  summary: string
  tag: string
  /** Path of the page that documents it. */
  page: string
  /** Any one of them is enough. Empty: any valid key works. */
  permissions: string[]
  deprecated?: true
  /** `tokens.create` in the server SDKs. */
  sdk?: string
  /** Path parameters only. */
  parameters: { name: string; in: 'path'; rest?: true }[]
  /** Blob with the full operation and the schemas of its request. */
  data: Hash
}

export interface AgentGuide {
  operations: string[]
  /** The keys that they need. */
  keys: NeededKey[]
}

export interface NeededKey {
  /** Kind of application. */
  type: string
  permissions: string[]
}

export interface AgentTable {
  /** Column labels by column name. */
  columns: Record<string, string>
  /** Cells by column; several values are separated by commas. */
  rows: Record<string, string>[]
  /** For each row, the ids of the operations that it is about, `*` for the rest of one. Empty: of any. */
  operations?: string[][]
}

export interface AgentError {
  status: number
  /** Id of the operation that fails this way; absent for general errors. */
  operation?: string
  cause: string
  fix: string
}
