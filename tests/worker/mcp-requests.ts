// Requests to /mcp as sent by clients of both generations of the protocol, for tests that call the Worker directly.
export interface McpRequest {
  path: '/mcp'
  headers: Record<string, string>
  body: string
}

const ERAS = { older: '2025-11-25', newer: '2026-07-28' }
const ORIGIN = 'https://docs.example.test'

const CALLS: Record<string, { method: string; name?: string; params: Record<string, unknown> }> = {
  'list of tools': { method: 'tools/list', params: {} },
  'list of pages': { method: 'resources/list', params: {} },
  'page read by a tool': tool('fetch', { page: '/docs/api' }),
  'missing page read by a tool': tool('fetch', { page: '/docs/no/such/page' }),
  'search by a tool': tool('search', { query: 'errors' }),
  'fact by a tool': tool('get_fact', {}),
  'operation by a tool': tool('list_operations', {}),
  'page as a resource': {
    method: 'resources/read',
    name: `${ORIGIN}/docs/api.md`,
    params: { uri: `${ORIGIN}/docs/api.md` },
  },
}

function tool(name: string, input: Record<string, unknown>) {
  return { method: 'tools/call', name, params: { name, arguments: input } }
}

/** Keyed by what they request and the generation. */
export const MCP_REQUESTS: Record<string, McpRequest> = Object.fromEntries(
  Object.entries(ERAS).flatMap(([era, version]) =>
    Object.entries(CALLS).map(([what, call]) => [`${what}, ${era} protocol`, requestOf(call, version)]),
  ),
)

function requestOf({ method, name, params }: (typeof CALLS)[string], version: string): McpRequest {
  const isNewer = version === ERAS.newer
  const about = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return {
    path: '/mcp',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': version,
      ...(isNewer && { 'mcp-method': method, ...(name !== undefined && { 'mcp-name': name }) }),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...params, ...(isNewer && { _meta: about }) },
    }),
  }
}
