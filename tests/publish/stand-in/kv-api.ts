// Simulates the part of Cloudflare's API that publishing uses, on 127.0.0.1: KV and Worker versions, with faults on
// request. Serves both the project's store and its wrangler.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refusal, success } from './api-responses.ts'
import { workersResponse, type WorkersState } from './workers-api.ts'

/** A fault for the next matching requests, instead of or in addition to the real response. */
export interface Fault {
  method: string
  /** Part of the path. */
  path: string
  kind: 'too-many' | 'broken' | 'hang' | 'drop' | 'partial' | 'forbidden' | 'unknown-token' | 'missing'
  times: number
}

interface StoredValue {
  bytes: Buffer
  metadata?: unknown
}

export class KvApi {
  values = new Map<string, StoredValue>()
  workers: WorkersState = { versions: [], deployments: [], domains: new Map(), records: [] }
  /** Further resources by path, for the doctor's checks. */
  resources = new Map<string, unknown>()
  faults: Fault[] = []
  /** Method and path of every request, in order. */
  requests: string[] = []
  /** Keys per list response: few, so that every list is paginated. */
  pageSize = 3
  private server: Server = createServer((request, response) => void this.serve(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const method = request.method ?? 'GET'
    this.requests.push(`${method} ${url.pathname}`)
    const fault = this.takeFault(method, url.pathname)
    if (fault?.kind === 'hang') return
    if (fault?.kind === 'drop') return void request.socket.destroy()
    if (fault?.kind === 'too-many')
      return send(response, 429, refusal(971, 'slow down'), { 'retry-after': '0.05' })
    if (fault?.kind === 'broken')
      return send(response, 500, refusal(10001, 'internal error'), { 'retry-after': '0.05' })
    if (fault?.kind === 'unknown-token') return send(response, 401, refusal(1000, 'Invalid API Token'))
    if (fault?.kind === 'missing') return send(response, 404, refusal(10013, 'namespace not found'))
    if (fault?.kind === 'forbidden') return send(response, 403, refusal(10000, 'Authentication error'))
    this.response(method, url, Buffer.concat(chunks), fault?.kind === 'partial', response)
  }

  private response(method: string, url: URL, body: Buffer, partial: boolean, response: ServerResponse): void {
    const kv = /\/storage\/kv\/namespaces\/[^/]+\/(keys|bulk\/delete|bulk|values\/(.+))$/.exec(url.pathname)
    const resource = method === 'GET' ? this.resources.get(url.pathname) : undefined
    if (resource !== undefined) return send(response, 200, success(pageOf(resource, url.searchParams)))
    if (!kv) return send(response, ...workersResponse(this.workers, method, url, body))
    if (kv[1] === 'keys') return send(response, 200, this.list(url.searchParams))
    if (kv[2] !== undefined) {
      const found = this.values.get(decodeURIComponent(kv[2]))
      if (!found) return send(response, 404, refusal(10009, 'key not found'))
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found.bytes)
      return
    }
    const items = JSON.parse(body.toString()) as unknown[]
    // A partial failure accepts the first half and names the rest.
    const taken = partial ? items.slice(0, Math.floor(items.length / 2)) : items
    const refused = items
      .slice(taken.length)
      .map((item) => (typeof item === 'string' ? item : (item as { key: string }).key))
    for (const item of taken) this.take(item)
    send(response, 200, success({ successful_key_count: taken.length, unsuccessful_keys: refused }))
  }

  /** A pair to store, or a key to delete. */
  private take(item: unknown): void {
    if (typeof item === 'string') return void this.values.delete(item)
    const { key, value, base64, metadata } = item as {
      key: string
      value: string
      base64?: boolean
      metadata?: unknown
    }
    this.values.set(key, { bytes: Buffer.from(value, base64 ? 'base64' : 'utf8'), metadata })
  }

  private list(query: URLSearchParams): object {
    const names = [...this.values.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? ''))
      .toSorted()
    const start = Number(query.get('cursor') ?? 0)
    const page = names.slice(start, start + this.pageSize)
    const cursor = start + this.pageSize < names.length ? String(start + this.pageSize) : ''
    const result = page.map((name) => ({ name, metadata: this.values.get(name)?.metadata }))
    return { ...success(result), result_info: { count: page.length, cursor } }
  }

  private takeFault(method: string, path: string): Fault | undefined {
    const fault = this.faults.find((one) => one.times > 0 && one.method === method && path.includes(one.path))
    if (fault) fault.times--
    return fault
  }
}

/** All of it, where the request names no page. */
function pageOf(resource: unknown, query: URLSearchParams): unknown {
  const [size, page] = [Number(query.get('per_page')), Number(query.get('page') ?? 1)]
  return Array.isArray(resource) && size > 0 ? resource.slice((page - 1) * size, page * size) : resource
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
