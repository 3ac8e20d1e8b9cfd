// What stands in the place of api/api-tools.ts where the content has no contract: no tools, and nothing to say of them.

import type {
  API_INSTRUCTIONS as TheirInstructions,
  registerApiTools as registerThem,
} from './api/api-tools.ts'

export const API_INSTRUCTIONS: typeof TheirInstructions = []

export const registerApiTools: typeof registerThem = () => undefined
