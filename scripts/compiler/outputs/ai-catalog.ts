// /.well-known/ai-catalog.json: what an MCP client asks a domain for, to find the server card that names the endpoint.

import { SERVER_CARD_PATH, SERVER_CARD_TYPE } from '#site/model/agents/server-card.ts'
import type { PageHead } from '../page/compiled-page.ts'

export const AI_CATALOG_PATH = '/.well-known/ai-catalog.json'
export const AI_CATALOG_TYPE = 'application/ai-catalog+json'

/** The number that the specification recommends for an entry. */
const MAX_QUERIES = 5

interface CatalogPages {
  pages: readonly Pick<PageHead, 'frontMatter'>[]
}

/** What the server is asked for, in readers' words: the first question of each sidebar. */
function representativeQueries(sidebars: readonly CatalogPages[]): string[] {
  const first = sidebars.flatMap(
    ({ pages }) =>
      pages.find(({ frontMatter }) => frontMatter.questions?.length)?.frontMatter.questions?.[0] ?? [],
  )
  return [...new Set(first)].slice(0, MAX_QUERIES)
}

export function aiCatalog(title: string, origin: string, sidebars: readonly CatalogPages[] = []): string {
  const queries = representativeQueries(sidebars)
  const catalog = {
    specVersion: '1.0',
    entries: [
      {
        identifier: `urn:air:${new URL(origin).hostname}:mcp:docs`,
        displayName: title,
        type: SERVER_CARD_TYPE,
        url: origin + SERVER_CARD_PATH,
        ...(queries.length > 0 && { representativeQueries: queries }),
      },
    ],
  }
  return `${JSON.stringify(catalog, undefined, 2)}\n`
}
