// The interface through which a console sends requests. Today it is the mock; any HTTP client could implement it.

export interface ConsoleRequest {
  method: string
  /** Path and query without a host, which the port decides. */
  path: string
  headers: Record<string, string>
  /** As typed; absent if there is none. */
  body?: string
}

export interface ConsoleResponse {
  status: number
  headers: Record<string, string>
  /** As received; absent if there is none. */
  body?: string
}

export interface ConsolePort {
  /** Rejects only if there was no response at all. */
  send(request: ConsoleRequest): Promise<ConsoleResponse>
}
