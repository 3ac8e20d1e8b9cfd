// What a generator needs besides the request: the brand's names, the API's URL, the contract's schemas.

import type { ApiKeyAuth } from '../../../model/site-config.ts'
import type { JsonSchema } from '../../contract/contract.ts'

export interface SampleFacts {
  /** Header name prefix: `ACM` gives `ACM-API-KEY`. */
  headerPrefix: string
  /** Where the API key is sent, if not in the brand's own header. */
  key?: Partial<ApiKeyAuth>
  /** Prefix of package names. */
  scope: string
  /** Prefix of class names. */
  scopePascal: string
  /** `https://api.…` */
  server: string
  /** Components by name: they determine which fields are typed objects and which are free-form. */
  schemas: Record<string, JsonSchema>
}
