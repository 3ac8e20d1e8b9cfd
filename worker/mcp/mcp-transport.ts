// The HTTP transport of /mcp, independent of what the server offers: both generations of the protocol, stateless, with
// limits.

import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'

const MAX_REQUEST_BYTES = 64 * 1024

/** Creates one server per request. */
export function mcpTransport(createServer: () => McpServer): (request: Request) => Promise<Response> {
  return (request) =>
    createMcpHandler(createServer, {
      maxRequestBodySize: MAX_REQUEST_BYTES,
      // A release never changes while it is served, so there is nothing to subscribe to.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    }).fetch(request)
}
