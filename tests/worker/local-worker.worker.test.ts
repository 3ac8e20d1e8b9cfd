// Running a release on this machine: what goes into the embedded KV, what can prevent it, another release in place.

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { writeRelease } from '#scripts/compiler/release/write-release.ts'
import { localKvWorker, openLocalKv } from '#scripts/local/local-kv.ts'
import { startLocalWorker } from '#scripts/local/local-worker.ts'
import { seedFiles } from '#scripts/local/seed-blobs.ts'
import { makeRelease } from './hand-made-release.ts'
import { bundleControlledWorker } from './start-test-worker.ts'

let folder: string
let first: string
let second: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-worker-'))
  first = join(folder, 'first')
  second = join(folder, 'second')
  const workerCode = await bundleControlledWorker()
  writeRelease(makeRelease({ workerCode, edition: 'first' }), first)
  writeRelease(makeRelease({ workerCode, edition: 'second' }), second)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const editionAt = async (url: string) =>
  /data-edition="([^"]+)"/.exec(await (await fetch(`${url}/docs`)).text())?.[1]

describe('a local run', () => {
  it('uploads only the blobs that the existing KV lacks', async () => {
    const persist = join(folder, 'kept')
    const once = await startLocalWorker({ dist: first, port: 0, persist })
    await once.stop()
    const again = await startLocalWorker({ dist: first, port: 0, persist })
    expect([once.seeded > 10, again.seeded]).toEqual([true, 0])
    expect(await editionAt(again.url)).toBe('first')
    await again.stop()
  })

  it('finds in the KV every value that was written into its files', async () => {
    const persist = join(folder, 'files')
    const written = seedFiles(first, persist)
    const kv = new Miniflare({
      resourcePersistencePath: persist,
      cf: false,
      telemetry: { enabled: false },
      workers: [localKvWorker('2026-10-23')],
    })
    const keys = await (await openLocalKv(kv)).keys()
    expect([keys.size > 10, written]).toEqual([true, keys.size])
    await kv.dispose()
    const worker = await startLocalWorker({ dist: first, port: 0, persist })
    expect(await editionAt(worker.url)).toBe('first')
    await worker.stop()
  })

  it('recovers from a corrupt KV', async () => {
    const persist = join(folder, 'broken')
    await (await startLocalWorker({ dist: first, port: 0, persist })).stop()
    for (const file of readdirSync(persist, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) writeFileSync(join(file.parentPath, file.name), 'not a database')
    }
    expect(seedFiles(first, persist)).toBeUndefined()
    const worker = await startLocalWorker({ dist: first, port: 0, persist })
    expect(await editionAt(worker.url)).toBe('first')
    await worker.stop()
  })

  it('serves another release on the same port, with the previous one still in KV', async () => {
    const worker = await startLocalWorker({ dist: first, port: 0 })
    const older = await (await fetch(`${worker.url}/docs`)).text()
    await worker.replace(second)
    expect(await editionAt(worker.url)).toBe('second')
    for (const [, asset] of older.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(worker.url + asset!)).status).toBe(200)
    }
    await worker.stop()
  })

  it('listens only once it can respond', async () => {
    const port = await freePort()
    const end = new AbortController()
    const statuses: number[] = []
    const poll = async () => {
      while (!end.signal.aborted) {
        const response = await fetch(`http://127.0.0.1:${port}/docs`).catch(() => undefined)
        if (response) statuses.push(response.status)
        else await new Promise((resolve) => setTimeout(resolve, 2))
      }
    }
    const polling = poll()
    const worker = await startLocalWorker({ dist: first, port })
    await expect.poll(() => statuses.length).toBeGreaterThan(5)
    end.abort()
    await polling
    await worker.stop()
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(worker.url).toBe(`http://127.0.0.1:${port}`)
  })

  it('names the occupied port and what to do', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    await expect(startLocalWorker({ dist: first, port })).rejects.toThrow(
      `port ${port} is in use: stop the process that uses it, or choose another with -- --port N`,
    )
    other.close()
  })

  it('reports a folder without a release', async () => {
    await expect(startLocalWorker({ dist: join(folder, 'nothing'), port: 0 })).rejects.toThrow(
      'run npm run build',
    )
  })
})

describe('npm start', () => {
  const start = (...args: string[]) =>
    spawn(process.execPath, ['scripts/start.ts', ...args], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  it('prints the address when it is ready and ends with 0 on Ctrl-C', async () => {
    const script = start('--no-build', '--out', first, '--fresh', '--port', '0')
    let output = ''
    script.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output).toMatch(/start: ready in .*: http:\/\/localhost:\d+\n/)
    const url = /http:\/\/localhost:\d+/.exec(output)![0]
    expect((await fetch(`${url}/docs`)).status).toBe(200)
    const ended = new Promise((resolve) => script.once('exit', resolve))
    script.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  })

  it('rejects an invalid port', async () => {
    const script = start('--port', 'http')
    let output = ''
    script.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    expect(await new Promise((resolve) => script.once('exit', resolve))).toBe(2)
    expect(output).toBe('start: "http" is not a port: use a number from 0 (any free port) to 65535\n')
  })
})
