// Everything that the linter finds in the contract's files.

import { openLinter, SHAPE, type LinterProblem, type LintInput } from './contract-linter.ts'
import { ourRuleSettings } from './rules/contract-rules.ts'
import { LINTER_RULES } from './rules/linter-rules.ts'

export async function lintContract(input: LintInput): Promise<LinterProblem[]> {
  const linter = openLinter(input)
  const rules = { ...LINTER_RULES, ...ourRuleSettings(linter.rules) } as const
  const reported = await linter.lint(rules).catch(async (fault: unknown) => {
    // Rules rely on the shape that `struct` demands, and run beside it.
    const found = await linter.lint(SHAPE)
    if (found.length === 0) throw fault
    return found
  })
  return linter.named(reported)
}
