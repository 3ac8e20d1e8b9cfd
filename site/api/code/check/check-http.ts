// Checks a written HTTP message: a request, a response, or only headers.

import type { Finding } from '../known/code-finding.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { splitHttpFile } from '../read/split-http-file.ts'
import { readHttp, type HttpMessage } from '../read/read-http.ts'
import type { SampleRequest } from '../read/sample-request.ts'
import { unknownHeader } from './unknown-header.ts'
import { checkJson } from './check-json.ts'
import { annotationFindings } from './check-annotation.ts'
import { checkRequest, isOwnRequest } from './check-request.ts'
import { NOTHING, type CheckedCode } from './checked-code.ts'

export function checkHttp(code: string, annotation: SampleAnnotation, contract: SampleContract): CheckedCode {
  const [first, ...more] = splitHttpFile(code).filter((text) =>
    /^(?!###|\s*$|#|\/\/)/m.test(text.trimStart()),
  )
  const checked = checkMessage(first ?? code, annotation, contract)
  return more
    .map((text) => checkMessage(text, annotation, contract))
    .reduce(
      (all, one) => ({
        kind: all.kind === 'checked' ? all.kind : one.kind,
        findings: [...all.findings, ...one.findings],
        uses: [...all.uses, ...one.uses],
        unread: [...all.unread, ...one.unread],
      }),
      checked,
    )
}

function checkMessage(code: string, annotation: SampleAnnotation, contract: SampleContract): CheckedCode {
  const message = readHttp(code)
  switch (message.kind) {
    case 'unreadable':
      return {
        ...NOTHING,
        kind: 'checked',
        findings: [{ code: 'sample-syntax', at: message.at, what: message.what }],
      }
    case 'headers': {
      const findings = message.headers.flatMap((header) => unknownHeader(header, contract) ?? [])
      const prefix = contract.headerPrefix.toLowerCase()
      const isOwn = message.headers.some(({ name }) => name.toLowerCase().startsWith(prefix))
      return { ...NOTHING, kind: isOwn ? 'checked' : 'unmatched', findings }
    }
    case 'response':
      return checkResponse(message, annotation, contract)
    case 'request':
      return checkWholeRequest(message.request, annotation, contract)
  }
}

function checkResponse(
  { status, headers, body }: HttpMessage & { kind: 'response' },
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedCode {
  if (annotation.operation === undefined) return { ...NOTHING, kind: 'unmatched' }
  const findings: Finding[] = headers.flatMap((header) => unknownHeader(header, contract) ?? [])
  const withStatus = { ...annotation, status: String(status) }
  const unknown = annotationFindings(withStatus, contract)
  if (unknown.length > 0) findings.push(...unknown)
  else if (body) findings.push(...checkJson(body.text, withStatus, contract, body.at))
  return { ...NOTHING, kind: 'checked', findings }
}

function checkWholeRequest(
  request: SampleRequest,
  annotation: SampleAnnotation,
  contract: SampleContract,
): CheckedCode {
  const host = request.headers.find(({ name }) => name.toLowerCase() === 'host')?.value
  const isForeign = host !== undefined && !contract.hosts.some((own) => new URL(own).host === host)
  if (isForeign || !isOwnRequest(request, contract)) return { ...NOTHING, kind: 'unmatched' }
  const { findings, operation } = checkRequest(request, annotation, contract)
  const uses = operation ? [{ operation: operation.id, at: request.pathAt }] : []
  return { kind: 'checked', findings, uses, unread: [] }
}
