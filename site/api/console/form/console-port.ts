// What a console sends through: the mock in this page today, anything that speaks HTTP tomorrow.

export interface ConsoleRequest {
  method: string
  /** Path and query, without a host: where it goes is the port's matter. */
  path: string
  headers: Record<string, string>
  /** As typed; absent for none. */
  body?: string
}

export interface ConsoleResponse {
  status: number
  headers: Record<string, string>
  /** As received; absent for none. */
  body?: string
}

export interface ConsolePort {
  /** Rejects only where no response came at all. */
  send(request: ConsoleRequest): Promise<ConsoleResponse>
}
