// The `list_operations` tool: an overview of the API.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import type { McpSite } from '../server/mcp-site.ts'
import { readApi } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { dataResult, toolCall } from '../server/tool-result.ts'

const inputSchema = z.strictObject({
  tag: z.string().max(60).optional().describe('Operations of one group; the result lists the groups.'),
  contains: z.string().max(100).optional().describe('Words of an id, path, summary or permission.'),
})

const outputSchema = z.object({
  server: z.string(),
  tags: z.array(z.string()).optional().describe('Where nothing narrowed the list, or nothing was found.'),
  operations: z.array(
    z.object({
      id: z.string(),
      request: z.string().describe('Method and path.'),
      summary: z.string().optional(),
      permissions: z.array(z.string()).optional().describe('One of them is enough.'),
      deprecated: z.boolean().optional(),
    }),
  ),
})

export function registerListOperations(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Lists operations: all by name, or with permissions those of a tag or with some words; get_operation describes one.'
  const config = {
    title: 'List the operations of the API',
    description,
    inputSchema,
    outputSchema,
    annotations: READ_ONLY,
  }
  return server.registerTool('list_operations', config, ({ tag, contains = '' }) =>
    toolCall(async () => {
      const data = await readApi(site)
      const words = contains.toLowerCase().split(/\s+/)
      const operations = data.operations
        .filter((operation) => tag === undefined || operation.tag.toLowerCase() === tag.toLowerCase())
        .filter(({ id, method, path, summary, permissions }) => {
          const text = [id, method, path, summary, ...permissions].join(' ').toLowerCase()
          return words.every((word) => text.includes(word))
        })
      const isNarrowed = operations.length > 0 && operations.length < data.operations.length
      return dataResult({
        server: data.server,
        ...(!isNarrowed && { tags: [...new Set(data.operations.map((operation) => operation.tag))] }),
        operations: operations.map(({ id, method, path, summary, permissions, deprecated }) => ({
          id,
          request: `${method} ${path}`,
          // All of them with everything would fill a model's context before it has chosen one.
          ...(isNarrowed && { summary, permissions }),
          ...(deprecated && { deprecated }),
        })),
      })
    }),
  )
}
