// Checks a reader's own code: every mistake with its line, reason, fix and reference. Nothing is sent or stored.

import { asSentence } from '../../check/as-sentence.ts'
import { checkCode } from '../check/check-code.ts'
import type { CheckedCode } from '../check/checked-code.ts'
import type { Finding, FindingCode } from '../known/code-finding.ts'
import { sampleContract, type SampleContract } from '../known/sample-contract.ts'
import { codeLanguage, type CodeLanguage } from '../languages/code-language.ts'
import type { InstalledPackage } from '../read/read-installs.ts'
import { readManifest } from '../read/read-manifest.ts'
import { readJson } from '../read/read-json.ts'
import type { CheckData, ReferencePages } from './check-data.ts'
import { placeOf, spanOf, type CodePlace } from './code-place.ts'
import { detectLanguage } from './detect-language.ts'
import { findLiveData } from './find-live-data.ts'
import { findPageKeys } from './find-page-keys.ts'
import { legacyModules } from './legacy-modules.ts'
import { whyNotCompared } from './why-not-compared.ts'
import { whyUnread } from './why-unread.ts'
import { withoutDiff } from './without-diff.ts'
import { withoutFence } from './without-fence.ts'
import { createFormValidator } from './form-validator.ts'

const MAX_PROBLEMS = 50

export interface CodeProblem extends CodePlace {
  kind: FindingCode | 'deprecated'
  problem: string
  why: string
  fix: string
  /** Path and anchor of the page that covers it. */
  read: string
}

export interface CodeReport {
  /** Or the kind of file that lists packages; `unknown` if it is neither. */
  language: string
  /** False when nothing in the code calls the API, or its language is not supported. */
  judged: boolean
  /** Why the code was not checked. */
  reason?: string
  problems: CodeProblem[]
  /** Operations that the code calls, in order. */
  calls: (CodePlace & { operation: string; ofElements?: true })[]
  /** Places that could not be parsed and are not checked. */
  unread: CodePlace[]
}

const WHY: Record<FindingCode | 'deprecated', string> = {
  'sample-syntax': 'Code that does not parse cannot be sent.',
  'sample-operation-unknown': 'The request would go to a URL that does not exist.',
  'sample-status-undocumented': 'The operation never returns this response.',
  'sample-invalid': 'The API would reject the request.',
  'sample-header-unknown': 'The API ignores unknown headers.',
  'sample-call-unknown': 'The SDK has no such name, so the code would fail.',
  'sample-unsafe-card': 'A number that looks like a card number may be someone\u2019s real card.',
  'sample-unsafe-key': 'Others can read a key in code.',
  'sample-unsafe-token': 'A signed or encrypted token may grant access to something.',
  'sample-unsafe-iban': 'A valid account number may be someone\u2019s.',
  deprecated: 'It still works but gets no updates.',
}

export interface Knowledge {
  data: CheckData
  contract: SampleContract
}

export function openKnowledge(data: CheckData): Knowledge {
  const validate = createFormValidator(data.schemas)
  const contract = sampleContract(data, data, data, validate)
  const { schemas, filters } = data
  return { data, contract: { ...contract, expressions: { schemas, filters } } }
}

export async function checkPastedCode(
  given: { code: string; language?: string },
  knowledge: Knowledge,
): Promise<CodeReport> {
  const { code: written, language } = withoutFence(given)
  const { code, pastedAt } = withoutDiff(written)
  const report = await checkNewCode(code, language, knowledge)
  const inPaste = <Placed extends CodePlace>(placed: Placed): Placed => ({
    ...placed,
    ...placeOf(pastedAt(spanOf(placed))),
  })
  return {
    ...report,
    problems: report.problems.map(inPaste),
    calls: report.calls.map(inPaste),
    unread: report.unread.map(inPaste),
  }
}

async function checkNewCode(
  code: string,
  named: string | undefined,
  { data, contract }: Knowledge,
): Promise<CodeReport> {
  const language = named === undefined ? detectLanguage(code) : codeLanguage(named)
  const live = [...findLiveData(code, data), ...findPageKeys(code, language, data.brand)]
  const asProblems = (findings: readonly Finding[]) =>
    findings.slice(0, MAX_PROBLEMS).map((finding) => problemOf(finding, code, { contract, data }))
  const nothing: CodeReport = {
    language: language ?? 'unknown',
    judged: false,
    problems: inOrder(asProblems(live)),
    calls: [],
    unread: [],
  }
  const shownAs = named ?? language
  const listed = readManifest(code, shownAs)
  const readAs = listed?.name ?? language
  const cause = whyUnread(code, readAs, named)
  if (readAs === undefined || cause !== undefined) return { ...nothing, reason: `Not checked: ${cause}` }
  const syntax = language === 'json' ? readJson(code).mistakes : []
  const checked = await checkCode(
    { language: shownAs ?? '', code },
    { partial: false, evaluated: false },
    contract,
  )
  const findings: Finding[] = [
    ...syntax.map(({ what, ...at }): Finding => ({ code: 'sample-syntax', at, what })),
    ...checked.findings,
    ...live,
  ]
  // A URL alone shows that the API is called, but not with which request.
  const isCompared =
    checked.kind === 'checked' &&
    (checked.uses.length > 0 || findings.length > live.length || checked.unread.length === 0)
  const problems = inOrder([
    ...asProblems(findings),
    ...deprecatedIn(checked, data, contract),
    ...legacyIn(code, language, data, listed?.packages),
  ])
  return {
    language: readAs,
    judged: isCompared,
    ...(!isCompared && { reason: whyNotCompared(readAs, code, contract) }),
    problems,
    calls: checked.uses.map(({ at, ...use }) => ({ ...use, ...placeOf(at) })),
    unread: checked.unread.map(placeOf),
  }
}

function problemOf(finding: Finding, code: string, { contract, data }: Knowledge): CodeProblem {
  const { code: kind, at, what, operation } = finding
  const known = operation === undefined ? undefined : contract.byId.get(operation)
  const lines = code.split('\n')
  const whole = { row: 0, column: 0, endRow: lines.length - 1, endColumn: lines.at(-1)!.length }
  return {
    ...placeOf(at ?? whole),
    kind,
    problem: asSentence(what),
    why: WHY[kind],
    fix: asSentence(fixOf(finding, data)),
    read: known ? `${known.page}#${known.id}` : data.pages[PAGES[kind] ?? 'reference'],
  }
}

/** For a call of a legacy package, use the table of upgrades: the closest current name may be a different call. */
function fixOf({ unknownCall: call, fix }: Finding, { upgrades }: CheckData): string {
  const legacy = upgrades.calls.find((one) => one.legacy === call)
  // A call that kept its name is merely spelt differently in this language.
  if (legacy && legacy.now !== call)
    return legacy.now === '' ? legacy.note : `write \`${legacy.now}\`: the call is from a legacy package`
  return fix ?? 'change it to match the reference'
}

const PAGES: Partial<Record<FindingCode, keyof ReferencePages>> = {
  'sample-call-unknown': 'sdks',
  'sample-unsafe-key': 'keys',
}

function deprecatedIn(
  { uses }: CheckedCode,
  { instead }: CheckData,
  { byId }: SampleContract,
): CodeProblem[] {
  return uses.flatMap(({ operation: id, at }): CodeProblem[] => {
    const operation = byId.get(id)
    if (!operation?.deprecated) return []
    return [
      {
        ...placeOf(at),
        kind: 'deprecated',
        problem: `\`${id}\`, \`${operation.method} ${operation.path}\`, is deprecated.`,
        why: WHY.deprecated,
        fix: asSentence(instead[id] ?? 'see the reference'),
        read: `${operation.page}#${id}`,
      },
    ]
  })
}

function legacyIn(
  code: string,
  language: CodeLanguage | undefined,
  { upgrades }: CheckData,
  listed: readonly InstalledPackage[] | undefined,
): CodeProblem[] {
  const verb = listed || language === 'bash' || language === 'json' ? 'Install' : 'Import'
  return legacyModules(code, listed ? undefined : language, upgrades, listed).map(
    ({ at, name, now, page }) => ({
      ...placeOf(at),
      kind: 'deprecated',
      problem: `\`${name}\` is a legacy package.`,
      why: WHY.deprecated,
      fix: `${verb} \`${now}\` instead: the upgrade on this site renames the calls that have an equivalent.`,
      read: page,
    }),
  )
}

function inOrder(problems: CodeProblem[]): CodeProblem[] {
  return problems.sort((a, b) => a.line - b.line || a.column - b.column)
}
