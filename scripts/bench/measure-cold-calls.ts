// Measures the first calls to /mcp in an isolate that has only served pages: the cost of loading the server and a tool.
// Uses the project's own content, since generated pages have no contract. The data that tools read is put into memory
// beforehand.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hash, Manifest } from '#site/model/release.ts'
import { buildSite } from '../build/build-site.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { InternalError } from '../project/errors.ts'
import type { Steps } from '../terminal/progress.ts'
import { keepInMemory, searchBlobs } from './measure/keep-in-memory.ts'
import { median, type ResultRow } from './measure/report-table.ts'
import { measureRequest } from './measure-request.ts'
import { startTarget, type Server } from './start-target.ts'

const ROUNDS = 9
const PAGE = '/docs'
const QUIET_MS = 300

const request = { method: 'POST', path: '/tokens', body: { type: 'token', data: 'x' } }
const CALLS: [what: string, message: object][] = [
  ['tools/list', { method: 'tools/list' }],
  ['check_request', tool('check_request', request)],
  ['search', tool('search', { query: 'create a token' })],
  ['plan', tool('plan', { task: 'charge a stored card' })],
  ['check_code, JavaScript', tool('check_code', { code: "await client.tokens.get('<TOKEN_ID>')" })],
]

export async function measureColdCalls(
  dist: string,
  { quick }: { quick: boolean },
  steps: Steps,
): Promise<ResultRow[]> {
  await steps.run('build the own content', async () => {
    const { release } = await buildSite({ content: join(PROJECT_ROOT, 'content'), out: dist, cache: true })
    if (!release) throw new InternalError('the own content does not build')
  })
  const server = await steps.run('fill the KV', () => startTarget('release', dist))
  const rows: ResultRow[] = []
  const read = toolBlobs(dist)
  for (const [what, message] of CALLS) {
    const cold: number[] = []
    const warm: number[] = []
    await steps.run(`cold /mcp: ${what}`, async () => {
      for (let round = 0; round < (quick ? 3 : ROUNDS); round++) {
        await server.restart()
        await keepInMemory(dist, server, read)
        for (let page = 0; page < 3; page++) await (await fetch(server.origin + PAGE)).text()
        cold.push(await costOf(server, message))
        warm.push(await costOf(server, message))
      }
    })
    const measured = `${median(cold).toFixed(0)} ms CPU, the same call again ${median(warm).toFixed(0)} ms`
    rows.push({ what: `first call to /mcp of an isolate: ${what}`, measured, goal: 'CPU under 100 ms' })
  }
  server.stop()
  return rows
}

function toolBlobs(dist: string): Hash[] {
  const { agents, pages } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest
  const markdown = Object.values(pages).flatMap((page) => page.slices ?? [page.markdown])
  return [...searchBlobs(dist), ...(agents === undefined ? [] : [agents]), ...markdown]
}

async function costOf(server: Server, message: object): Promise<number> {
  const { spent, text } = await measureRequest(
    server,
    '/mcp',
    { before: QUIET_MS },
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    },
  )
  if (hasFailed(text)) throw new InternalError(`/mcp responded with ${text.slice(0, 200)}`)
  return spent
}

/** True if the message in a response, JSON or the data of an event, is an error or the result of a tool that failed. */
function hasFailed(text: string): boolean {
  const { error, result } = JSON.parse(text.slice(text.indexOf('{'))) as {
    error?: unknown
    result?: { isError?: boolean }
  }
  return error !== undefined || result?.isError === true
}

function tool(name: string, input: object): object {
  return { method: 'tools/call', params: { name, arguments: input } }
}
