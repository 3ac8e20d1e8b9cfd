// The data needed to check a reader's own code, as one file of the release: the contract without its prose, the
// published test cards, what each permission allows, the calls of Elements, and the current equivalents of the legacy
// packages' calls.

import type { ApiOperation, JsonSchema } from '../../contract/contract.ts'
import type { ElementsFacts } from '../known/elements-facts.ts'
import type { SdkModule } from '../known/sdk-module.ts'
import type { SiteConfig } from '../../../model/site-config.ts'

export interface CheckData {
  brand: SiteConfig['brand']
  server: string
  /** Pages that cover what no operation's own section says. */
  pages: ReferencePages
  /** Headers with the brand's prefix that the contract does not list. */
  headers: string[]
  /** Names of the filters of expressions. */
  filters: string[]
  /** Without response bodies and descriptions. */
  operations: ApiOperation[]
  schemas: Record<string, JsonSchema>
  /** The replacement for each deprecated operation, by id. */
  instead: Record<string, string>
  cards: string[]
  permissions: PermissionFact[]
  upgrades: Upgrades
  elements: ElementsFacts
  modules: SdkModule[]
}

/** Each is the first page of the reference where the site has no page of its own for it. */
export interface ReferencePages {
  reference: string
  keys: string
  sdks: string
}

export interface PermissionFact {
  name: string
  allows: string
  /** Types of application that can hold it. */
  types: string[]
  group: string
}

export interface Upgrades {
  packages: { language: string; legacy: string; now: string; page: string }[]
  /** Names without the client; `now` is empty if no call of the new package does the same. */
  calls: { package: string; legacy: string; now: string; note: string }[]
}
