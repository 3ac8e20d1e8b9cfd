// The log: one JSON line per event. Never contains query strings, IP addresses, user agents or readers' input.

export interface LogLine {
  level: 'info' | 'warn' | 'error'
  event: string
  requestId?: string
  release?: string
  version?: string
  status?: number
  kind?: string
  /** Pathname without the query. */
  path?: string
  ms?: number
  /** Further fields: an error's name, a blob's hash, a count. */
  [fact: string]: string | number | boolean | undefined
}

const MAX_PATH_IN_LOG = 200

export function writeLog({ path, ...line }: LogLine): void {
  const entry = { time: new Date().toISOString(), ...line, path: path?.slice(0, MAX_PATH_IN_LOG) }
  // The platform counts and alerts by console severity.
  const write = { info: console.log, warn: console.warn, error: console.error }[line.level]
  write(JSON.stringify(entry))
}
