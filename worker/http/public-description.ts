// CORS headers of the files that describe this site's machine interfaces. They contain only public information.

import { SERVER_CARD_PATH } from '#site/model/agents/server-card.ts'

export const PUBLIC_DESCRIPTION: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'Content-Type, If-None-Match',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The MCP server card, and everything below `/.well-known/` and `/skills/`. */
export const isPublicDescription = (path: string): boolean =>
  path === SERVER_CARD_PATH || /^\/(?:\.well-known|skills)\//.test(path)
