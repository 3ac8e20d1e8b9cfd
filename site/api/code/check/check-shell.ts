// Checks shell code: every cURL command that calls the API.

import type { Finding } from '../known/code-finding.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { nearestName } from '../../check/names/nearest-name.ts'
import { CURL_OPTIONS, isCurl, readCurl } from '../../../curl/read-curl.ts'
import { readShell } from '../../../curl/read-shell.ts'
import { checkRequest, isOwnRequest } from './check-request.ts'
import type { CheckedCode, OperationUse } from './checked-code.ts'

export function checkShell(
  code: string,
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedCode {
  const findings: Finding[] = []
  const uses: OperationUse[] = []
  let own = 0
  for (const command of readShell(code)) {
    if (!isCurl(command)) continue
    const { request, unknown } = readCurl(command)
    if (!request || !isOwnRequest(request, contract) || request.host === '') continue
    own++
    findings.push(
      ...unknown.map(({ name, written, at }): Finding => {
        const nearest = nearestName(name, CURL_OPTIONS)
        const what = `\`${written}\` is not a cURL option`
        return { code: 'sample-invalid', at, what, ...(nearest && { fix: `write \`--${nearest}\`` }) }
      }),
    )
    const checked = checkRequest(request, annotation, contract)
    findings.push(...checked.findings)
    if (checked.operation) uses.push({ operation: checked.operation.id, at: request.pathAt })
  }
  return { kind: own > 0 ? 'checked' : 'other', findings, uses, unread: [] }
}
