// /.well-known/ai-catalog.json: what an MCP client asks a domain for, to find the server card that names the endpoint.

import { SERVER_CARD_PATH, SERVER_CARD_TYPE } from '#site/model/agents/server-card.ts'

export const AI_CATALOG_PATH = '/.well-known/ai-catalog.json'
export const AI_CATALOG_TYPE = 'application/ai-catalog+json'

export function aiCatalog(title: string, origin: string): string {
  const catalog = {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${new URL(origin).hostname}:mcp:docs`,
        displayName: title,
        type: SERVER_CARD_TYPE,
        url: origin + SERVER_CARD_PATH,
      },
    ],
  }
  return `${JSON.stringify(catalog, undefined, 2)}\n`
}
