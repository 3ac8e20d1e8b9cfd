// What it takes to judge a reader's own code, as one file of the release: the contract without its prose, the published
// test cards, what each permission allows, and how calls of the legacy packages are written today.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import type { SiteConfig } from '../../../model/site-config.ts'

export interface CheckData {
  brand: SiteConfig['brand']
  server: string
  /** Headers of the brand beside those of the contract. */
  headers: string[]
  /** Without responses' bodies and all text. */
  operations: ApiOperation[]
  schemas: Record<string, JsonSchema>
  /** What to call in place of a deprecated operation, by its id. */
  instead: Record<string, string>
  cards: string[]
  permissions: PermissionFact[]
  upgrades: Upgrades
}

export interface PermissionFact {
  name: string
  allows: string
  /** Kinds of applications that can hold it. */
  types: string[]
  group: string
}

export interface Upgrades {
  packages: { language: string; legacy: string; now: string; page: string }[]
  /** Names behind the client; `now` is empty where no call of the new package does the same. */
  calls: { package: string; legacy: string; now: string; note: string }[]
}
