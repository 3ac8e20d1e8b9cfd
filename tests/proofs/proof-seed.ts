// The seed of random proofs: PROVE_SEED, or one that changes with the commit, so that the edits of many runs add up.

import { execFileSync } from 'node:child_process'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

export function proofSeed(): number {
  const given = process.env['PROVE_SEED']
  if (given !== undefined) return Number(given)
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
    return parseInt(commit.slice(0, 7), 16)
  } catch {
    return 1
  }
}
