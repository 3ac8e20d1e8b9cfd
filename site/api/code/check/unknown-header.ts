// The finding for an unknown header with the brand's prefix, in a request or elsewhere.

import { isUnknownHeader } from '../../check/header-faults.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { WrittenHeader } from '../../../curl/written-request.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleContract } from '../known/sample-contract.ts'

export function unknownHeader(
  { name, at }: Pick<WrittenHeader, 'name' | 'at'>,
  contract: SampleContract,
): Finding | undefined {
  if (!isUnknownHeader(name, contract)) return undefined
  const nearest = nearestName(name, contract.headers.values())
  return {
    code: 'sample-header-unknown',
    at,
    what: `the API has no header \`${name}\``,
    fix: nearest ? `write \`${nearest}\`` : 'use a header from the contract',
  }
}

/** Headers with the brand's prefix, wherever the code names one. */
export function unknownHeadersIn(code: string, contract: SampleContract): Finding[] {
  const pattern = new RegExp(`(?<![\\w-])${contract.headerPrefix}[A-Z]+(?:-[A-Z]+)*(?![\\w-])`, 'g')
  return code.split('\n').flatMap((line, row) =>
    [...line.matchAll(pattern)].flatMap(({ 0: name, index: column }) => {
      const at = { row, column, endRow: row, endColumn: column + name.length }
      return unknownHeader({ name, at }, contract) ?? []
    }),
  )
}
