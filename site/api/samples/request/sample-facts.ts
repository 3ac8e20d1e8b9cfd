// What a generator knows beside the request: the brand's names, the API's address, the contract's schemas.

import type { KeyPlace } from '../../../model/site-config.ts'
import type { JsonSchema } from '../../contract/contract.ts'

export interface SampleFacts {
  /** Stem of header names: `ACM` gives `ACM-API-KEY`. */
  headerPrefix: string
  /** Where the key travels, if not in the brand's own header. */
  key?: KeyPlace
  /** Stem of package names. */
  scope: string
  /** Stem of class names. */
  scopePascal: string
  /** `https://api.…` */
  server: string
  /** Components by name: they say which fields are typed objects and which are free. */
  schemas: Record<string, JsonSchema>
}
