// Checks one sample: what kind it is, which operation its annotation names, and everything that is wrong with it.

import { checkCode } from '#site/api/code/check/check-code.ts'
import type { UsedOperation } from '#site/api/permissions/least-permissions.ts'
import { annotationFindings } from '#site/api/code/check/check-annotation.ts'
import type { Finding } from '#site/api/code/known/code-finding.ts'
import { readAnnotation, type SampleAnnotation } from '#site/api/code/known/sample-annotation.ts'
import type { SampleContract } from '#site/api/code/known/sample-contract.ts'
import { readJson } from '#site/api/code/read/read-json.ts'
import { isComputed } from '../../../expressions/fence-keys.ts'
import { grammarOf } from '../../../syntax/grammars.ts'
import { checkSyntax } from '../../../syntax/syntax-errors.ts'
import { checkCurlStyle } from './check-curl-style.ts'
import { checkStyle } from './check-sample-style.ts'
import { checkUnnoticedFailures } from './check-unnoticed-failures.ts'
import type { SampleFinding } from './sample-finding.ts'

interface Sample {
  language: string
  code: string
  meta: string
}

/**
 * `checked` against the contract, `excused` by its author, `unmatched` although it should be checked, `other` if it is
 * unrelated to the API.
 */
export type SampleKind = 'checked' | 'excused' | 'unmatched' | 'other'

export interface Verdict {
  kind: SampleKind
  findings: SampleFinding[]
  /** The operations that it calls. */
  uses?: UsedOperation[]
}

export async function checkSample(
  sample: Sample,
  contract: SampleContract | undefined,
  placeholders: readonly string[] = [],
): Promise<Verdict> {
  const annotation = readAnnotation(sample.meta)
  const style = [
    ...checkStyle(sample, placeholders),
    ...checkCurlStyle(sample),
    ...(await checkUnnoticedFailures(sample)),
  ]
  if (annotation.nocheck !== undefined) {
    const findings: SampleFinding[] = annotation.nocheck === '' ? [withoutReason()] : []
    return { kind: 'excused', findings: [...findings, ...style] }
  }
  const syntax = await syntaxFindings(sample)
  if (!contract) return { kind: 'other', findings: [...syntax, ...style] }
  const checked = syntax.length > 0 ? undefined : await checkAgainst(sample, annotation, contract)
  const kind = checked?.kind ?? 'other'
  const unmatched = kind === 'unmatched' ? [unmatchedFinding(sample)] : []
  return {
    kind,
    findings: [
      ...syntax,
      ...annotationFindings(annotation, contract),
      ...unmatched,
      ...(checked?.findings ?? []),
      ...style,
    ],
    ...(checked?.uses && checked.uses.length > 0 && { uses: checked.uses }),
  }
}

async function syntaxFindings({ language, code }: Sample): Promise<Finding[]> {
  const isJson = grammarOf(language) === 'json'
  const mistakes = isJson ? readJson(code).mistakes : await checkSyntax(language, code)
  return mistakes.map(({ what, ...at }) => ({ code: 'sample-syntax', at, what }))
}

async function checkAgainst(
  sample: Sample,
  annotation: SampleAnnotation,
  contract: SampleContract,
): Promise<Verdict> {
  const { kind, findings, uses } = await checkCode(sample, annotation, contract)
  // Expressions were evaluated when the page was compiled.
  if (kind === 'unmatched' && grammarOf(sample.language) === 'json' && isComputed(sample.meta))
    return { kind: 'checked', findings: [] }
  return {
    kind,
    findings,
    uses: uses.map(({ operation, ofElements }) => ({ operation, ...(ofElements && { ofElements }) })),
  }
}

function unmatchedFinding({ language }: Sample): SampleFinding {
  return {
    code: 'sample-untied',
    what: `nothing says which operation this ${language.toUpperCase()} belongs to`,
    fix: 'add operation="…", with status="…" for a response, or schema="…", event="…", nocheck="reason"',
  }
}

function withoutReason(): SampleFinding {
  return {
    code: 'sample-nocheck-without-reason',
    what: 'the sample is not checked, and there is no reason given',
    fix: 'write nocheck="reason", or link the sample to an operation',
  }
}
