// What the tools at /mcp read of a release beside its pages: one blob, parsed with the first call that needs it.

import type { PublishedSkill } from './agent-skills.ts'
import type { KeyPlace } from '../site-config.ts'
import type { Hash } from '../release.ts'

/** Where a release publishes what a reader's own code is judged by: tools and page read the same file. */
export const CHECK_DATA_PATH = '/check-data.json'

export interface AgentData {
  /** Tables of content/data/ by name, in words. */
  facts: Record<string, AgentTable>
  /** Absent where no page has one. */
  skills?: PublishedSkill[]
  /** Absent in a release without a contract. */
  api?: ApiTools
}

/** What the tools of the API know. */
export interface ApiTools {
  /** `https://api.…` */
  server: string
  /** Of the platform's own headers: `ACM`. */
  headerPrefix: string
  /** Where the key travels, if not in the brand's own header. */
  key?: KeyPlace
  /** The platform's own headers, of requests and responses. */
  headers: string[]
  operations: AgentOperation[]
  errors: AgentError[]
}

/** As much of an operation as it takes to list and to find it. */
export interface AgentOperation {
  id: string
  method: string
  path: string
  summary: string
  tag: string
  /** Path of the page that documents it. */
  page: string
  /** One of them is enough. Empty: any valid key will do. */
  permissions: string[]
  deprecated?: true
  /** `tokens.create` in the server SDKs. */
  sdk?: string
  /** Of the path alone. */
  parameters: { name: string; in: 'path'; rest?: true }[]
  /** Blob of the whole operation with the schemas of its request. */
  data: Hash
}

export interface AgentTable {
  /** Column to its label. */
  columns: Record<string, string>
  /** Cells by column, with commas between several values. */
  rows: Record<string, string>[]
}

export interface AgentError {
  status: number
  /** Id of the operation that can fail so; absent for what holds everywhere. */
  operation?: string
  cause: string
  fix: string
}
