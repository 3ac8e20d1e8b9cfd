// A text of the contract; anything else is none. Our own keywords may hold anything; the linter has reported it.

import { withoutIndentation } from '../../../content/without-indentation.ts'

export const contractText = (value: unknown): string =>
  typeof value === 'string' ? withoutIndentation(value) : ''
