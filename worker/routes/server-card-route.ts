// The MCP server card, for clients that discover the server before connecting, including from pages on other sites.

import { SERVER_CARD_TYPE, serverCard } from '#site/model/agents/server-card.ts'
import { siteConfig } from '#site/site.config.ts'
import { notModified } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { PUBLIC_DESCRIPTION } from '../http/public-description.ts'
import { wholeResponse } from '../http/whole-response.ts'
import type { AppContext } from '../runtime/factory.ts'

/** Earlier drafts of the extension used this path before it settled on `/mcp/server-card`; some clients still do. */
export const FORMER_CARD_PATH = '/.well-known/mcp/server-card.json'

export function showServerCard(origin: string, release: string) {
  const card = serverCard(siteConfig, origin, release)
  const etag = entityTag(release)
  const headers = { 'content-type': SERVER_CARD_TYPE, ...cachePolicy.file, ...PUBLIC_DESCRIPTION }
  return (c: AppContext): Response => {
    c.set('kind', 'file')
    return isNoneMatch(c.req.header('if-none-match'), etag)
      ? notModified(etag, headers)
      : wholeResponse(card, { ...headers, etag })
  }
}
