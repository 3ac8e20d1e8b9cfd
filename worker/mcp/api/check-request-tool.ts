// The `check_request` tool: validates a draft request against the contract before it is sent.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { keyIn, keyPlaceOf } from '#site/api/contract/key-place.ts'
import { keyPlaceholder } from '#site/api/samples/request/key-placeholder.ts'
import { rowsNamed } from '../lookup/find-facts.ts'
import { firstOf } from './first-of.ts'
import { findRequest } from './named-operation.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readAgentData } from '../lookup/read-agent-data.ts'
import { readApi, readOperation } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { pastTimes } from './past-times.ts'
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
  further: z.int().describe('Problems that are not listed.'),
  needs: z.object({
    key: z.string().describe('Kind of key, as a placeholder.'),
    permissions: z.array(z.string()).describe('One of them is enough.'),
    allows: z
      .array(z.record(z.string(), z.string()))
      .describe('What each permission allows, and which applications may have it.'),
  }),
  warnings: z.array(z.string()),
})

/** The format of the platform's real keys, which no placeholder has. */
const REAL_KEY = /^key_(?:prod|test)_/

export function registerCheckRequest(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Checks a draft request against the API contract without sending it: every wrong field with its pointer, the reason, ' +
    'the fix and a link, and the minimum permissions that the key needs.'
  const config = { title: 'Check a request', description, inputSchema, outputSchema, annotations: READ_ONLY }
  return server.registerTool('check_request', config, ({ method, path, headers, body }) =>
    toolCall(async () => {
      const { facts } = await readAgentData(site)
      const data = await readApi(site)
      const sent = sentBody(bodyText(body, headers))
      const found = findRequest(data, method, path)
      const { operation, schemas } = await readOperation(site, found.operation.data)
      const named = headersByName(headers)
      const { checkPastedRequest } = await import('#site/api/code/pasted/check-pasted-request.ts')
      const { createPageValidator } = await import('#site/api/mock/validate-value.ts')
      const problems = checkPastedRequest(
        {
          operation,
          path: found.path,
          query: [...found.query].map(([name, value]) => ({ name, value })),
          headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
          ...(sent && { body: sent }),
        },
        { ...data, schemas, validate: createPageValidator(schemas) },
      )
      const { listed, further } = firstOf(problems)
      const key = keyIn(keyPlaceOf(data), named)
      return dataResult({
        valid: problems.length === 0,
        operation: operation.id,
        problems: listed.map(({ anchor, ...problem }) => ({
          ...problem,
          read: `${site.origin}${operation.page}#${anchor}`,
        })),
        further,
        needs: {
          key: keyPlaceholder(operation),
          permissions: operation.permissions,
          allows: operation.permissions.flatMap((name) =>
            rowsNamed({ permissions: facts['permissions'] ?? { columns: {}, rows: [] } }, name).map(
              ({ row }) => row,
            ),
          ),
        },
        warnings: [
          ...(REAL_KEY.test(key)
            ? ['The header contains what looks like a real key. Replace it, and rotate it if it is real.']
            : []),
          ...(operation.deprecated ? ['The operation is deprecated.'] : []),
          ...pastTimes(sent?.kind === 'json' ? sent.value.json : undefined, Date.now()).map(
            (at) => `\`${at}\` is in the past.`,
          ),
        ],
      })
    }),
  )
}
