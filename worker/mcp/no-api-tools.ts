// Replaces api/api-tools.ts when the content has no contract: no tools and no instructions.

import type { API_INSTRUCTIONS as TheirInstructions, API_TOOLS as TheirTools } from './api/api-tools.ts'

export const API_INSTRUCTIONS: typeof TheirInstructions = []

export const API_TOOLS: typeof TheirTools = []
