// /.well-known/api-catalog (RFC 9727): what there is to call here and where it is described, as a link set (RFC 9264).

/** Its place below `/.well-known/`, which has no ending. */
export const API_CATALOG_PATH = '/.well-known/api-catalog'
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

/** `server` is the API's own URL; null where the site describes none. */
export function apiCatalog(origin: string, server: string | null): string {
  const tools = {
    anchor: `${origin}/mcp`,
    'service-doc': [{ href: `${origin}/llms.txt`, type: 'text/plain' }],
  }
  const api = server !== null && {
    anchor: server,
    'service-desc': [
      { href: `${origin}/openapi.json`, type: 'application/json' },
      { href: `${origin}/openapi.yaml`, type: 'application/yaml' },
    ],
    'service-doc': [{ href: `${origin}/docs/api`, type: 'text/html' }],
  }
  return `${JSON.stringify({ linkset: [...(api ? [api] : []), tools] }, undefined, 2)}\n`
}
