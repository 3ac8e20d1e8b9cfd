// The shape of a console's data: one operation with what its request needs, as an asset of its own.

import type { KeyPlace } from '../../model/site-config.ts'
import type { ApiOperation, JsonSchema } from './contract.ts'

export interface ConsoleData {
  operation: ApiOperation
  /** Components that the operation's parameters and body refer to, by name. */
  schemas: Record<string, JsonSchema>
  /** What samples need to know of the brand. */
  brand: { headerPrefix: string; key?: KeyPlace; scope: string; scopePascal: string; server: string }
}
