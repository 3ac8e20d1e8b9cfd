// The `try_request` tool: the response that the contract promises, from the same mock that the pages use.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import { findRequest } from './named-operation.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readApi, readOperation } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { bodyText, headersByName, requestInput, sentBody } from './request-input.ts'
import { dataResult, toolCall, ToolProblem } from '../server/tool-result.ts'

const inputSchema = z.strictObject({
  ...requestInput,
  status: z.int().min(400).max(599).optional().describe('Ask for a documented failure, such as 429.'),
})

const outputSchema = z.object({
  operation: z.string(),
  status: z.number(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown().optional(),
  hint: z.string().optional().describe('What to do about a rejected request.'),
})

const HINT =
  'Pass the same request to check_request: it names each fault, the fix and the key that is needed.'

export function registerTryRequest(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Returns what the API would respond to a request, by the documented examples. Nothing is sent to the ' +
    'platform, nothing is stored, and ids in the response do not exist.'
  const config = {
    title: 'Try a request against the mock',
    description,
    inputSchema,
    outputSchema,
    annotations: READ_ONLY,
  }
  return server.registerTool('try_request', config, (draft) => toolCall(() => tryDraft(draft, site)))
}

async function tryDraft({ method, path, headers, body, status }: z.infer<typeof inputSchema>, site: McpSite) {
  const data = await readApi(site)
  const text = bodyText(body, headers)
  const found = findRequest(data, method, path)
  const { operation, schemas } = await readOperation(site, found.operation.data)
  sentBody(text)
  requireDocumented(status, operation)
  const mock = await mockOf(operation, schemas, data)
  const response = mock({
    method,
    url: found.url,
    headers: { ...headersByName(headers), ...(status !== undefined && { prefer: `code=${status}` }) },
    ...(text !== undefined && { body: text }),
  })
  return dataResult({
    operation: operation.id,
    status: response.status,
    headers: response.headers,
    ...(response.body !== undefined && { body: response.body }),
    ...(response.status >= 400 && status === undefined && { hint: HINT }),
  })
}

function requireDocumented(status: number | undefined, { responses }: ApiOperation): void {
  const documented = responses.map((response) => response.status)
  if (status !== undefined && !documented.includes(status)) {
    throw new ToolProblem(
      `The operation never responds with ${status}. It documents ${documented.join(', ')}.`,
    )
  }
}

/** Loaded with the first call: the mock and the validator are large. */
async function mockOf(
  operation: ApiOperation,
  schemas: ConsoleData['schemas'],
  { headerPrefix, key, filters, server }: ApiTools,
) {
  const { createMock } = await import('#site/api/mock/mock-api.ts')
  const { echoHostOf } = await import('#site/api/mock/echo-request.ts')
  const { createPageValidator } = await import('#site/api/mock/validate-value.ts')
  return createMock({
    operations: [operation],
    headerPrefix,
    key,
    echoHost: echoHostOf(server),
    validate: createPageValidator(schemas),
    expressions: { schemas, filters },
  })
}
