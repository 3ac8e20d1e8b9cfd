// The transport of /mcp, whatever the server offers: both eras of the protocol, stateless, bounded.

import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'

const MAX_REQUEST_BYTES = 64 * 1024

/** A server of its own for each request. */
export function mcpTransport(createServer: () => McpServer): (request: Request) => Promise<Response> {
  return (request) =>
    createMcpHandler(createServer, {
      maxRequestBodySize: MAX_REQUEST_BYTES,
      // Nothing here changes while a release is served: there is nothing to listen for.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    }).fetch(request)
}
