// /.well-known/api-catalog (RFC 9727): what there is to call here and where it is described, as a link set (RFC 9264).

import { SKILLS_INDEX_PATH } from '#site/model/agents/agent-skills.ts'
import { encodePath } from '#site/model/urls.ts'
import { MCP_PATH, SERVER_CARD_PATH, SERVER_CARD_TYPE } from '#site/model/agents/server-card.ts'

export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** `server` is the API's own URL; null where the site describes none. `reference`: the page that describes it. */
export function apiCatalog(
  origin: string,
  { server, reference, hasSkills }: { server: string | null; reference: string; hasSkills: boolean },
): string {
  const tools = {
    anchor: origin + MCP_PATH,
    'service-desc': [{ href: origin + SERVER_CARD_PATH, type: SERVER_CARD_TYPE }],
    'service-doc': [{ href: `${origin}/llms.txt`, type: 'text/plain' }],
    ...(hasSkills && { 'service-meta': [{ href: origin + SKILLS_INDEX_PATH, type: 'application/json' }] }),
  }
  const api = server !== null && {
    anchor: server,
    'service-desc': [
      { href: `${origin}/openapi.json`, type: 'application/json' },
      { href: `${origin}/openapi.yaml`, type: 'application/yaml' },
    ],
    'service-doc': [{ href: origin + encodePath(reference), type: 'text/html' }],
  }
  return `${JSON.stringify({ linkset: [...(api ? [api] : []), tools] }, undefined, 2)}\n`
}
