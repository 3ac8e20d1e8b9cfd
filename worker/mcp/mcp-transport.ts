// The HTTP transport of /mcp, independent of what the server offers: both generations of the protocol, stateless, with
// limits.

import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { boundedText } from '../http/bounded-text.ts'
import { acceptsEach } from '../http/negotiate.ts'
import { invalidParams } from './invalid-params.ts'

const MAX_REQUEST_BYTES = 64 * 1024
/** The forms of a response, which the protocol wants clients to accept. */
const FORMS = ['application/json', 'text/event-stream']

/**
 * Creates one server per request. It is told which tool the request calls, if it calls a single one. `tools`: the names
 * to tell a caller of another one.
 */
export function mcpTransport(
  createServer: (called?: string) => McpServer | Promise<McpServer>,
  tools?: readonly string[],
): (request: Request) => Promise<Response> {
  return async (request) => {
    const parsedBody = await readMessage(request)
    const handler = createMcpHandler(() => createServer(calledTool(parsedBody)), {
      maxRequestBodySize: MAX_REQUEST_BYTES,
      // A release never changes while it is served, so there is nothing to subscribe to.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    })
    const response = await handler.fetch(
      withNamedForms(request),
      parsedBody === undefined ? {} : { parsedBody },
    )
    // Headers, version and limits are checked first.
    return (response.ok && invalidParams(parsedBody, tools)) || response
  }
}

/** The handler looks for the names of both forms; clients such as curl accept them by every type, or by saying nothing. */
function withNamedForms(request: Request): Request {
  if (!acceptsEach(request.headers.get('accept'), FORMS)) return request
  const headers = new Headers(request.headers)
  headers.set('accept', FORMS.join(', '))
  return new Request(request, { headers })
}

/** Undefined for what the handler must refuse itself. */
async function readMessage(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_REQUEST_BYTES) return undefined
  try {
    return JSON.parse((await boundedText(request.clone(), MAX_REQUEST_BYTES)) ?? '')
  } catch {
    return undefined
  }
}

function calledTool(message: unknown): string | undefined {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null }
  return method === 'tools/call' && typeof params?.name === 'string' ? params.name : undefined
}
