// The common form of a request in code, which may build what text would write out.

import type { WrittenRequest } from '../../../curl/written-request.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface SampleRequest extends WrittenRequest {
  /** Further headers come from an unknown value. */
  openHeaders?: true
  /** Whether there is a body is not certain. */
  openBody?: true
  /** The body as built by code. */
  built?: SampleValue
}
