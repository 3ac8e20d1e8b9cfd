// The check of one sample: what it is, what annotations it to the contract, and all that is wrong with it.

import { isComputed } from '../../../expressions/fence-keys.ts'
import { checkSyntax } from '../../../syntax/syntax-errors.ts'
import { checkCall } from './check-call.ts'
import { checkGoOption } from './check-call-options.ts'
import { checkCurlStyle } from './check-curl-style.ts'
import { unknownHeader } from './check-headers.ts'
import { checkJson, undocumentedStatus, unknownOperation } from './check-json.ts'
import { checkRequest, isOwnRequest } from './check-request.ts'
import { checkStyle } from './check-sample-style.ts'
import { findCall } from './find-call.ts'
import type { Finding } from '../known/finding.ts'
import { findOwnAddresses } from './find-own-urls.ts'
import { grammarOf, type GrammarName } from '../../../syntax/grammars.ts'
import { hasCalls, readCalls } from '../read/read-calls.ts'
import { readCurl } from '../read/read-curl.ts'
import { readFetch } from '../read/read-fetch.ts'
import { readHttp } from '../read/read-http.ts'
import { readJson } from '../read/read-json.ts'
import { readShell } from '../read/read-shell.ts'
import { operationsAt, type SampleContract } from '../known/sample-contract.ts'
import { readAnnotation, type SampleAnnotation } from '../known/sample-annotation.ts'

export interface Sample {
  language: string
  code: string
  meta: string
}

/**
 * `checked` against the contract, `excused` from it by its author, `untied` although it should be, `other` where it has
 * nothing to do with the API.
 */
export type SampleKind = 'checked' | 'excused' | 'untied' | 'other'

export interface Verdict {
  kind: SampleKind
  findings: Finding[]
}

export async function checkSample(sample: Sample, contract: SampleContract | undefined): Promise<Verdict> {
  const annotation = readAnnotation(sample.meta)
  const style = [...checkStyle(sample), ...(await checkCurlStyle(sample))]
  if (annotation.nocheck !== undefined) {
    const findings: Finding[] = annotation.nocheck === '' ? [withoutReason()] : []
    return { kind: 'excused', findings: [...findings, ...style] }
  }
  const syntax = await syntaxFindings(sample)
  if (!contract) return { kind: 'other', findings: [...syntax, ...style] }
  const checked = syntax.length > 0 ? undefined : await checkAgainst(sample, annotation, contract)
  const kind = checked?.kind ?? 'other'
  const untied = kind === 'untied' ? [untiedFinding(sample)] : []
  const annotationFindings = checkAnnotation(annotation, contract)
  return {
    kind,
    findings: [...syntax, ...annotationFindings, ...untied, ...(checked?.findings ?? []), ...style],
  }
}

async function syntaxFindings({ language, code }: Sample): Promise<Finding[]> {
  const isJson = grammarOf(language) === 'json'
  const mistakes = isJson ? (await readJson(code)).mistakes : await checkSyntax(language, code)
  return mistakes.map(({ what, ...at }) => ({ code: 'sample-syntax', at, what }))
}

function checkAgainst(
  sample: Sample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> | Verdict {
  const language = sample.language.toLowerCase()
  if (language === 'http') return checkHttp(sample, annotation, contract)
  const grammar = grammarOf(language)
  if (grammar === 'json') return checkJsonSample(sample, annotation, contract)
  if (grammar === 'bash') return checkShell(sample, annotation, contract)
  if (grammar !== undefined && hasCalls(grammar)) return checkCode(sample, grammar, annotation, contract)
  return { kind: 'other', findings: headerFindings(sample, contract) }
}

async function checkJsonSample(
  { code, meta }: Sample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> {
  const isTied =
    annotation.operation !== undefined || annotation.schema !== undefined || annotation.event !== undefined
  // What expressions read and give was computed when the page was compiled.
  if (!isTied) return { kind: isComputed(meta) ? 'checked' : 'untied', findings: [] }
  return { kind: 'checked', findings: await checkJson(code, annotation, contract) }
}

async function checkShell(
  { code }: Sample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> {
  const findings: Finding[] = []
  let own = 0
  for (const command of await readShell(code)) {
    if (command.name !== 'curl') continue
    const { request, mistakes } = readCurl(command)
    if (!request || !isOwnRequest(request, contract) || request.host === '') continue
    own++
    findings.push(
      ...mistakes.map(({ what, fix, ...at }): Finding => ({
        code: 'sample-invalid',
        at,
        what,
        ...(fix && { fix }),
      })),
    )
    findings.push(...(await checkRequest(request, annotation, contract)).findings)
  }
  return { kind: own > 0 ? 'checked' : 'other', findings }
}

async function checkHttp(
  { code }: Sample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> {
  const message = readHttp(code)
  switch (message.kind) {
    case 'unreadable':
      return { kind: 'checked', findings: [{ code: 'sample-syntax', at: message.at, what: message.what }] }
    case 'headers': {
      const findings = message.headers.flatMap((header) => unknownHeader(header, contract) ?? [])
      const prefix = contract.headerPrefix.toLowerCase()
      const isOwn = message.headers.some(({ name }) => name.toLowerCase().startsWith(prefix))
      return { kind: isOwn ? 'checked' : 'untied', findings }
    }
    case 'response': {
      if (annotation.operation === undefined) return { kind: 'untied', findings: [] }
      const findings = message.headers.flatMap((header) => unknownHeader(header, contract) ?? [])
      const withStatus = { ...annotation, status: String(message.status) }
      const unknown = checkAnnotation(withStatus, contract)
      if (unknown.length > 0) return { kind: 'checked', findings: [...findings, ...unknown] }
      if (message.body)
        findings.push(...(await checkJson(message.body.text, withStatus, contract, message.body.at)))
      return { kind: 'checked', findings }
    }
    case 'request': {
      const host = message.request.headers.find(({ name }) => name.toLowerCase() === 'host')?.value
      const isForeign = host !== undefined && !contract.hosts.some((own) => new URL(own).host === host)
      if (isForeign || !isOwnRequest(message.request, contract)) return { kind: 'untied', findings: [] }
      return {
        kind: 'checked',
        findings: (await checkRequest(message.request, annotation, contract)).findings,
      }
    }
  }
}

async function checkCode(
  sample: Sample,
  grammar: GrammarName,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> {
  const findings = headerFindings(sample, contract)
  const readRows = new Set<number>()
  let known = 0
  for (const chain of await readCalls(grammar, sample.code)) {
    if (grammar === 'go') findings.push(...checkGoOption(chain))
    const request = readFetch(chain)
    if (request?.host && isOwnRequest(request, contract)) {
      known++
      readRows.add(request.pathAt.row)
      findings.push(...(await checkRequest(request, annotation, contract)).findings)
    }
    const found = findCall(chain, grammar, contract)
    if (found === undefined) continue
    known++
    if (found === 'known') continue
    if ('code' in found) findings.push(found)
    else findings.push(...checkCall({ ...found, chain, grammar, annotation, contract }))
  }
  for (const { path, at } of findOwnAddresses(sample.code, contract)) {
    known++
    if (readRows.has(at.row) || operationsAt(path, contract.operations).length > 0) continue
    findings.push({ code: 'sample-operation-unknown', at, what: `the API has no path \`${path}\`` })
  }
  return { kind: known > 0 ? 'checked' : 'other', findings }
}

/** Headers of the brand, wherever code names one. */
function headerFindings({ code }: Sample, contract: SampleContract): Finding[] {
  const pattern = new RegExp(`(?<![\\w-])${contract.headerPrefix}[A-Z]+(?:-[A-Z]+)*(?![\\w-])`, 'g')
  return code.split('\n').flatMap((line, row) =>
    [...line.matchAll(pattern)].flatMap(({ 0: name, index: column }) => {
      const at = { row, column, endRow: row, endColumn: column + name.length }
      return unknownHeader({ name, at }, contract) ?? []
    }),
  )
}

function checkAnnotation({ operation, status }: SampleAnnotation, contract: SampleContract): Finding[] {
  if (operation === undefined) return []
  const known = contract.byId.get(operation)
  if (!known) return [unknownOperation(operation, contract)]
  const isKnownStatus =
    status === undefined || known.responses.some((response) => String(response.status) === status)
  return isKnownStatus ? [] : [undocumentedStatus(status, operation, contract)]
}

function untiedFinding({ language }: Sample): Finding {
  return {
    code: 'sample-untied',
    what: `nothing says which operation this ${language.toUpperCase()} belongs to`,
    fix: 'add operation="…", with status="…" for a response, or schema="…", event="…", nocheck="reason"',
  }
}

function withoutReason(): Finding {
  return {
    code: 'sample-nocheck-without-reason',
    what: 'the sample is not checked, and nothing says why',
    fix: 'write nocheck="reason", or link the sample to an operation',
  }
}
