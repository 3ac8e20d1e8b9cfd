// The tools for the platform's API, and the instructions about them. On a site without a contract, no-api-tools.ts
// replaces this module.

import type { LoadTool } from '../server/load-tool.ts'

export const API_INSTRUCTIONS: readonly string[] = [
  'Use list_operations and get_operation for the API; get_error for a failure.',
  'For a task, use plan to get the guide, its steps and the permissions; fetch reads a step, or the whole as a skill.',
  'Before you hand over code that calls the API, check it with check_code and its requests with check_request; try_request shows the response.',
]

/** By name, in the order in which they are listed. */
export const API_TOOLS: readonly (readonly [name: string, load: LoadTool])[] = [
  ['list_operations', async () => (await import('./list-operations.ts')).registerListOperations],
  ['get_operation', async () => (await import('./get-operation.ts')).registerGetOperation],
  ['get_error', async () => (await import('./get-error.ts')).registerGetError],
  ['check_request', async () => (await import('./check-request-tool.ts')).registerCheckRequest],
  ['check_code', async () => (await import('./check-code-tool.ts')).registerCheckCode],
  ['try_request', async () => (await import('./try-request.ts')).registerTryRequest],
  ['plan', async () => (await import('./plan.ts')).registerPlan],
]
