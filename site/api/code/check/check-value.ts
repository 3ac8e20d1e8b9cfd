// Validates a value built by code against a schema of the contract.

import type { Validate } from '../../contract/violation.ts'
import type { ExpressionRules } from '../../check/body-faults.ts'
import { expressionViolations } from '../../check/expression-violations.ts'
import { isOfAlternative } from '../../check/values/alternatives-at.ts'
import { isOwnKeyword } from '../../check/values/keyword-violations.ts'
import { valueViolations } from '../../check/values/value-violations.ts'
import type { Finding } from '../known/code-finding.ts'
import type { SampleValue } from '../syntax/read-value.ts'
import { fitValue, isWrittenOut, type FittedValue } from './fit-value.ts'
import {
  distinctFindings,
  isEcho,
  misspeltFindings,
  violationFinding,
  type ViolationContext,
} from './violation-finding.ts'

interface ValueCheck extends ViolationContext {
  validate: Validate
  /** Absent if expressions are not read. */
  expressions?: ExpressionRules | undefined
  partial?: boolean
  /** The sample shows an error response, so a value may be wrong on purpose. */
  refused?: boolean
}

interface CheckedValue extends FittedValue {
  findings: Finding[]
  /** Every value is written out. */
  complete: boolean
}

export function checkValue(value: SampleValue, check: ValueCheck): CheckedValue {
  const { schema, validate, subject, partial = false, refused = false, expressions } = check
  const fitted = fitValue(value, schema, check)
  const inTexts = expressions
    ? expressionViolations(schema, expressions.schemas, fitted.json, expressions.filters)
    : []
  const findings = [...valueViolations(schema, { ...fitted, partial }, validate), ...inTexts]
    .filter(
      (violation) =>
        !(refused && isOwnKeyword(violation.keyword)) &&
        !isEcho(violation, schema, check) &&
        !isOfAlternative(violation, schema, check.schemas),
    )
    .map((violation) => violationFinding(violation, fitted, check))
  return {
    ...fitted,
    findings: [...misspeltFindings(fitted, subject), ...distinctFindings(findings)],
    complete: !partial && isWrittenOut(fitted),
  }
}
