// Checks shell code: every command of cURL, wget, HTTPie and xh that calls the API, and what is installed under the SDKs' names.

import type { Finding } from '../known/code-finding.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import { CURL_OPTIONS, isCurl, readCurl, type ReadCurl } from '../../../curl/read-curl.ts'
import { readShell, type ShellCommand } from '../../../curl/read-shell.ts'
import { isWget, readWget } from '../../../curl/read-wget.ts'
import { installedIn } from '../read/read-installs.ts'
import { isHttpie, readHttpie } from '../read/requests/httpie-request.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import { checkRequest, isOwnRequest } from './check-request.ts'
import type { CheckedCode, OperationUse } from './checked-code.ts'
import { checkInstalls } from './modules/check-installs.ts'

interface ReadClient {
  request?: SampleRequest | undefined
  unknown: ReadCurl['unknown']
}

function readClient(command: ShellCommand): ReadClient {
  if (isCurl(command)) return readCurl(command)
  if (isWget(command)) return { request: readWget(command), unknown: [] }
  return { request: isHttpie(command) ? readHttpie(command) : undefined, unknown: [] }
}

export function checkShell(
  code: string,
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedCode {
  const findings: Finding[] = []
  const uses: OperationUse[] = []
  let own = 0
  const commands = readShell(code)
  for (const command of commands) {
    const { request, unknown } = readClient(command)
    // A method that only a variable knows may be any.
    if (!request || request.method.includes(HOLE) || request.host === '') continue
    if (!isOwnRequest(request, contract)) continue
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
  const installs = checkInstalls(installedIn(commands), contract)
  findings.push(...installs.findings)
  return { kind: own + installs.own > 0 ? 'checked' : 'other', findings, uses, unread: [] }
}
