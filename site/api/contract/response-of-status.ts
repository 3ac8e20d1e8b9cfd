// The response that a contract has for a status: its own, that of its class, or the default (OpenAPI 3.1, section 4.8.16).

import type { ApiOperation, ApiResponse } from './contract.ts'

/** `status` as it is written in a sample. */
export function responseOfStatus(
  { responses, otherResponses = [] }: ApiOperation,
  status: string,
): Pick<ApiResponse, 'schema'> | undefined {
  const own = responses.find((response) => String(response.status) === status)
  if (own || !/^[1-5]\d\d$/.test(status)) return own
  const other = (name: string) => otherResponses.find(({ statuses }) => statuses.toUpperCase() === name)
  return other(`${status[0]}XX`) ?? other('DEFAULT')
}
