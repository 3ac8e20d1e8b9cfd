// The data of one console: an operation and the schemas that its request needs, as a separate asset.

import type { ApiKeyAuth } from '../../model/site-config.ts'
import type { ApiOperation, JsonSchema } from './contract.ts'

export interface ConsoleData {
  operation: ApiOperation
  /** The components that the operation's parameters and body refer to, by name. */
  schemas: Record<string, JsonSchema>
  /** Names of the filters of expressions, where the body may contain any. */
  filters?: readonly string[]
  /** The brand's names that samples use. */
  brand: {
    headerPrefix: string
    key?: Partial<ApiKeyAuth>
    scope: string
    scopePascal: string
    server: string
  }
}
