// The `check_request` tool: validates a draft request against the contract before it is sent.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { SentRequest } from '#site/api/check/request-fault.ts'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import { realKeyKind } from '#site/api/check/key-kind.ts'
import { keyIn, apiKeyAuthOf } from '#site/api/contract/api-key-auth.ts'
import { keyPlaceholder } from '#site/api/samples/request/key-placeholder.ts'
import type { AgentData, AgentTable } from '#site/model/agents/agent-data.ts'
import { rowsNamed } from '../lookup/find-facts.ts'
import { firstOf } from './first-of.ts'
import { findRequest } from './named-operation.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import { readApi, readOperation } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { pastTimes } from './past-times.ts'
import { holdsUnpublishedCard } from './unpublished-cards.ts'
import { bodyText, headersByName, requestInput, sentBody } from './request-input.ts'
import { dataResult, toolCall } from '../server/tool-result.ts'

const inputSchema = z.strictObject(requestInput)

const outputSchema = z.object({
  valid: z.boolean(),
  operation: z.string(),
  problems: z.array(
    z.object({
      in: z.enum(['path', 'query', 'header', 'body']),
      at: z.string().describe('JSON Pointer into the body, or the name of the parameter or header.'),
      problem: z.string(),
      fix: z.string(),
      read: z.string().describe('Where the reference covers it.'),
    }),
  ),
  further: z.number().describe('Problems that are not listed.'),
  needs: z.object({
    key: z.string().describe('Kind of key, as a placeholder.'),
    permissions: z.array(z.string()).describe('One of them is enough.'),
    allows: z
      .array(z.record(z.string(), z.string()))
      .describe('What each permission allows, and which applications may have it.'),
  }),
  warnings: z.array(z.string()),
})

export function registerCheckRequest(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Checks a draft request against the API contract without sending it: every wrong field with its pointer, the reason, ' +
    'the fix and a link, and the minimum permissions that the key needs.'
  const config = { title: 'Check a request', description, inputSchema, outputSchema, annotations: READ_ONLY }
  return server.registerTool('check_request', config, (draft) => toolCall(() => checkDraft(draft, site)))
}

type Draft = z.infer<typeof inputSchema>

async function checkDraft({ method, path, headers, body }: Draft, site: McpSite) {
  const { facts } = await readAgentData(site)
  const data = await readApi(site)
  const text = bodyText(body, headers)
  const sent = sentBody(text)
  const found = findRequest(data, method, path)
  const { operation, schemas } = await readOperation(site, found.operation.data)
  const { checkPastedRequest } = await import('#site/api/code/pasted/check-pasted-request.ts')
  const { createPageValidator } = await import('#site/api/mock/validate-value.ts')
  const request = {
    operation,
    path: found.path,
    query: [...found.query].map(([name, value]) => ({ name, value })),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    ...(sent && { body: sent }),
  }
  const problems = checkPastedRequest(request, { ...data, schemas, validate: createPageValidator(schemas) })
  const { listed, further } = firstOf(problems)
  const apiKeyAuth = apiKeyAuthOf(data)
  const isRealKey = realKeyKind(keyIn(apiKeyAuth, headersByName(headers)), apiKeyAuth.formats) !== undefined
  return dataResult({
    valid: problems.length === 0,
    operation: operation.id,
    problems: listed.map(({ anchor, ...problem }) => ({
      ...problem,
      read: `${site.origin}${operation.page}#${anchor}`,
    })),
    further,
    needs: needsOf(operation, facts['permissions']),
    warnings: warningsOf(isRealKey, operation, { text, sent }, facts),
  })
}

function needsOf(operation: ApiOperation, permissions: AgentTable = { columns: {}, rows: [] }) {
  return {
    key: keyPlaceholder(operation),
    permissions: operation.permissions,
    allows: operation.permissions.flatMap((name) => rowsNamed({ permissions }, name).map(({ row }) => row)),
  }
}

function warningsOf(
  isRealKey: boolean,
  { deprecated }: ApiOperation,
  { text, sent }: { text: string | undefined; sent: SentRequest['body'] },
  facts: AgentData['facts'],
): string[] {
  const json = sent?.kind === 'json' ? sent.value.json : undefined
  return [
    ...(isRealKey
      ? ['The header contains what looks like a real key. Replace it, and rotate it if it is real.']
      : []),
    ...(text !== undefined && holdsUnpublishedCard(text, facts)
      ? ['The body contains what looks like a real card number. Replace it with a published test card.']
      : []),
    ...(deprecated ? ['The operation is deprecated.'] : []),
    ...pastTimes(json, Date.now()).map((at) => `\`${at}\` is in the past.`),
  ]
}
