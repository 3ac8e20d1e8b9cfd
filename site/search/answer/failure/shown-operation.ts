// The parts of the failed operation that are shown.

import type { FailingOperation } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'

export const shownOperation = ({
  id,
  method,
  path,
  summary,
  url,
  permissions,
}: FailingOperation): NonNullable<FailureAnswer['operation']> => ({
  id,
  method,
  path,
  summary,
  url,
  ...(permissions && { permissions }),
})
