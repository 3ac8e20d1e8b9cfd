// Checks a piece of code against the contract: shared by the build, the MCP tools and the /check page.

import type { Finding } from '../known/code-finding.ts'
import { unknownElement } from './unknown-element.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import { nearestPath } from '../../check/nearest-operation-path.ts'
import { operationsAt } from '../../check/operations-at.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { codeLanguage, type CodeLanguage } from '../languages/code-language.ts'
import { readerOf } from '../languages/load-reader.ts'
import { listedIn } from '../read/read-installs.ts'
import { readJson } from '../read/read-json.ts'
import { readManifest } from '../read/read-manifest.ts'
import { recordedRequests } from '../read/requests/recorded-requests.ts'
import { wrappedRequests } from '../read/requests/wrapped/wrapped-requests.ts'
import { requestOf } from '../read/requests/parts/http-parts.ts'
import { requestsIn } from '../read/requests/requests-in.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import type { CodeCalls } from '../syntax/call-chain.ts'
import { NOTHING, type CheckedCode, type OperationUse } from './checked-code.ts'
import { checkCall } from './check-call.ts'
import { checkClientOptions } from './options/check-client-options.ts'
import { checkGoOption } from './options/check-call-options.ts'
import { clientNames } from './clients/client-names.ts'
import { unknownHeadersIn } from './unknown-header.ts'
import { checkHttp } from './check-http.ts'
import { checkJson } from './check-json.ts'
import { checkInstalls } from './modules/check-installs.ts'
import { checkModules } from './modules/check-modules.ts'
import { checkRequest, isOwnRequest } from './check-request.ts'
import { checkShell } from './check-shell.ts'
import { HOLE } from '../../../curl/placeholder.ts'
import { findCall } from './find-call.ts'
import { findOwnUrls } from './find-own-urls.ts'

interface CodeSample {
  language: string
  code: string
}

export async function checkCode(
  { language: name, code }: CodeSample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<CheckedCode> {
  const language = codeLanguage(name)
  const listed = readManifest(code, name)
  if (listed) {
    const { findings, own } = checkInstalls(listed.packages, contract)
    return { ...NOTHING, kind: own > 0 ? 'checked' : 'other', findings }
  }
  if (language === 'http') return checkHttp(code, annotation, contract)
  if (language === 'bash') return checkShell(code, annotation, contract)
  if (language === 'json') {
    const { operation, schema, event } = annotation
    if (operation === undefined && schema === undefined && event === undefined)
      return checkRecorded(code, annotation, contract)
    return { ...NOTHING, kind: 'checked', findings: checkJson(code, annotation, contract) }
  }
  const read = language && (await readerOf(language))
  if (!read) return { ...NOTHING, findings: unknownHeadersIn(code, contract) }
  return checkCalls({ code, language, read: read(code), annotation, contract })
}

/** What the parts of a check find: each adds its own. */
interface Found {
  findings: Finding[]
  uses: OperationUse[]
  /** Calls whose operation the code does not say. */
  unread: CodeSpan[]
  /** Calls that are the API's. */
  known: number
}

interface ReadCode {
  code: string
  language: CodeLanguage
  read: CodeCalls
  annotation: SampleAnnotation
  contract: SampleContract
}

/** JSON that says nothing of its operation, unless it is a request that a tool has recorded or a list of packages. */
function checkRecorded(code: string, annotation: SampleAnnotation, contract: SampleContract): CheckedCode {
  const { value } = readJson(code)
  const installs = checkInstalls(listedIn(value), contract)
  const requests = value ? recordedRequests(value).flatMap((parts) => requestOf(parts) ?? []) : []
  const own = requests.filter((request) => request.host !== '' && isOwnRequest(request, contract))
  const checked = own.map((request) => ({ request, ...checkRequest(request, annotation, contract) }))
  return {
    kind: own.length + installs.own > 0 ? 'checked' : 'unmatched',
    findings: [...checked.flatMap(({ findings }) => findings), ...installs.findings],
    uses: checked.flatMap(({ request: { pathAt: at }, operation }) =>
      operation ? { operation: operation.id, at } : [],
    ),
    unread: [],
  }
}

function checkCalls(reading: ReadCode): CheckedCode {
  const { code, language, read, contract } = reading
  const modules = checkModules(code, language, contract)
  const found: Found = {
    findings: [
      ...unknownHeadersIn(code, contract),
      ...checkClientOptions(read, language, contract),
      ...modules,
    ],
    uses: [],
    unread: [],
    known: modules.length,
  }
  const readRows = checkRequests(reading, found)
  // There is no SDK for PHP, so that calls are requests or other libraries'.
  if (language !== 'php') checkSdkCalls(reading, found)
  checkUrls(reading, readRows, found)
  const { findings, uses, known, unread } = found
  uses.sort((a, b) => a.at.row - b.at.row || a.at.column - b.at.column)
  return { kind: known > 0 ? 'checked' : 'other', findings, uses, unread: [...read.unread, ...unread] }
}

/** Returns the rows of the requests. */
function checkRequests({ code, language, read, annotation, contract }: ReadCode, found: Found): Set<number> {
  const rows = new Set<number>()
  const requests = [
    ...requestsIn(read, language, code),
    ...wrappedRequests(read, { code, language, server: contract.server }).flatMap(
      (parts) => requestOf(parts) ?? [],
    ),
  ]
  for (const request of requests) {
    if (request.host === '' || !isOwnRequest(request, contract)) continue
    if (isCutShort(request.path) && operationsAt(contract.operations, request.path).length === 0) {
      found.unread.push(request.pathAt)
      continue
    }
    found.known++
    rows.add(request.pathAt.row)
    const { findings, operation } = checkRequest(request, annotation, contract)
    found.findings.push(...findings.filter((finding) => !isReported(finding, found.findings)))
    if (operation) found.uses.push({ operation: operation.id, at: request.pathAt })
  }
  return rows
}

function checkSdkCalls({ code, language, read, annotation, contract }: ReadCode, found: Found): void {
  const clients = clientNames(code, language, contract)
  const around = { grammar: language, contract, clients, hasOwnUrl: code.includes(contract.server) }
  for (const written of read.calls) {
    const chain = clients.whole(written)
    if (language === 'go') found.findings.push(...checkGoOption(chain))
    if (clients.makerOf(chain.names[0]!.name) === 'elements')
      found.findings.push(...unknownElement(chain, contract.elements))
    const call = findCall(chain, around)
    if (call === undefined) continue
    found.known++
    if (call === 'known') continue
    if ('code' in call) {
      if (!isPartOfReported(call, found.findings)) found.findings.push(call)
      continue
    }
    const operation = call.operation.id
    const { endRow, endColumn } = chain.names.at(-1)!.at
    const at = { ...chain.names[0]!.at, endRow, endColumn }
    found.uses.push({ operation, at, ...(call.ofElements && { ofElements: true }) })
    if (call.hasOwnOptions) continue
    const findings = checkCall({ ...call, chain, grammar: language, annotation, contract })
    found.findings.push(...findings.map((finding) => ({ ...finding, operation })))
  }
}

/** The API's URLs that are in no request. */
function checkUrls({ code, contract }: ReadCode, readRows: ReadonlySet<number>, found: Found): void {
  const { operations } = contract
  for (const { path, at } of findOwnUrls(code, contract)) {
    const isOperation = operationsAt(operations, path).length > 0
    // The start of URLs that are assembled elsewhere.
    const isBase = operations.some((one) => one.path.startsWith(path.replace(/\/?$/, '/')))
    if ((isBase || isCutShort(path)) && !isOperation) continue
    found.known++
    if (readRows.has(at.row)) continue
    if (isOperation) {
      found.unread.push(at)
      continue
    }
    const nearest = nearestPath(operations, undefined, path)
    found.findings.push({
      code: 'sample-operation-unknown',
      at,
      what: `the API has no path \`${path}\``,
      ...(nearest !== undefined && { fix: `write \`${nearest}\`` }),
    })
  }
}

/** `/v2${path}`: the rest may be any path. */
const isCutShort = (path: string): boolean => new RegExp(`[^/]${HOLE}$`).test(path)

/** A header is found both in the text and in its request, there with its quotation marks. */
function isReported({ code, what, at }: Finding, reported: readonly Finding[]): boolean {
  return (
    code === 'sample-header-unknown' && reported.some((one) => one.what === what && one.at?.row === at?.row)
  )
}

/** In Java, `client.groups().method()` is a call on a call, and both begin with the same wrong name. */
function isPartOfReported({ unknownCall: call, at }: Finding, reported: readonly Finding[]): boolean {
  return (
    call !== undefined &&
    reported.some(
      (one) =>
        one.unknownCall?.startsWith(`${call}.`) && one.at?.row === at?.row && one.at?.column === at?.column,
    )
  )
}
