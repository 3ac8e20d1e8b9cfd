// Registers the tools for the platform's API, and the instructions about them. On a site without a contract,
// no-api-tools.ts replaces this module.

import type { McpServer } from '@modelcontextprotocol/server'
import type { McpSite } from '../lookup/mcp-site.ts'
import { registerCheckCode } from './check-code-tool.ts'
import { registerCheckRequest } from './check-request-tool.ts'
import { registerGetError } from './get-error.ts'
import { registerGetOperation } from './get-operation.ts'
import { registerListOperations } from './list-operations.ts'
import { registerPlan } from './plan.ts'
import { registerTryRequest } from './try-request.ts'

export const API_INSTRUCTIONS: readonly string[] = [
  'Use list_operations and get_operation for the API; get_error for a failure.',
  'For a task, use plan to get the guide, its steps and the permissions.',
  'Before you hand over code that calls the API, run it through check_code, its requests through check_request, and through try_request to see the response.',
]

export function registerApiTools(server: McpServer, site: McpSite): void {
  registerListOperations(server, site)
  registerGetOperation(server, site)
  registerGetError(server, site)
  registerCheckRequest(server, site)
  registerCheckCode(server, site)
  registerTryRequest(server, site)
  registerPlan(server, site)
}
