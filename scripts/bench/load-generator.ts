// Sends requests to a server on this machine and measures the responses, in a separate process so that its work does
// not count as the server's. Its parent sends it the plan; time and number of requests are bounded.

import { Agent, get } from 'node:http'
import { runBounded } from '../project/run-bounded.ts'

export interface Load {
  origin: string
  /** Requested in turn, repeatedly. */
  paths: string[]
  connections: number
  /** Stops after this many requests or milliseconds, whichever comes first. */
  requests: number
  milliseconds: number
  /** The expected status of every response. */
  status: number
  headers?: Record<string, string>
}

export interface LoadResult {
  requests: number
  /** Responses with another status, and requests that got no response. */
  failures: number
  milliseconds: number
  /**
   * Milliseconds per request, in order of completion: to the first byte of the body, to the end of the styles, to the
   * end.
   */
  firstByte: number[]
  styles: number[]
  total: number[]
}

const MAX_REQUESTS = 200_000

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result))
})

async function run(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const result: LoadResult = {
    requests: 0,
    failures: 0,
    milliseconds: 0,
    firstByte: [],
    styles: [],
    total: [],
  }
  const started = performance.now()
  await runBounded(pathsInTime(load), load.connections, (path) => ask(load, path, agent, result))
  result.milliseconds = performance.now() - started
  agent.destroy()
  return result
}

function* pathsInTime({ paths, requests, milliseconds }: Load): Iterable<string> {
  const end = performance.now() + milliseconds
  const limit = Math.min(requests, MAX_REQUESTS)
  for (let asked = 0; asked < limit && performance.now() < end; asked++) yield paths[asked % paths.length]!
}

function ask(load: Load, path: string, agent: Agent, result: LoadResult): Promise<void> {
  return new Promise((resolve) => {
    const started = performance.now()
    let first = 0
    let styles = 0
    let head = ''
    const end = (ok: boolean): void => {
      result.requests++
      if (!ok) result.failures++
      result.total.push(performance.now() - started)
      if (first > 0) result.firstByte.push(first - started)
      if (styles > 0) result.styles.push(styles - started)
      resolve()
    }
    const request = get(load.origin + path, { agent, headers: load.headers }, (response) => {
      response.on('data', (chunk: Buffer) => {
        if (first === 0) first = performance.now()
        if (styles > 0) return
        head += chunk.toString('latin1')
        if (head.includes('</style>')) styles = performance.now()
      })
      response.on('end', () => end(response.statusCode === load.status))
      response.on('error', () => end(false))
    })
    request.on('error', () => end(false))
  })
}
