// Measures what a process costs: wall time, and the CPU time and memory of the process and everything it starts. Reads
// /proc, so it runs on Linux only.

import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

export interface ProcessCost {
  milliseconds: number
  /** CPU time of the process and its children. What a child uses after its last sample is missed. */
  cpuMilliseconds: number
  /** Peak memory of the process and its children together, sampled every 25 ms. */
  peakBytes: number
}

const SAMPLE_MS = 25
/** Clock ticks per second in /proc/<pid>/stat. */
const TICKS = 100

/** Runs a command to completion. Throws an error with its output if it fails. */
export async function measureProcess(command: string[], cwd: string): Promise<ProcessCost> {
  const [program = '', ...parameters] = command
  const started = performance.now()
  const child = spawn(program, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let peakBytes = 0
  const cpu = new Map<number, number>()
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryOf(child.pid))
    for (const pid of descendantsOf(child.pid)) cpu.set(pid, Math.max(cpuOf(pid), cpu.get(pid) ?? 0))
  }, SAMPLE_MS)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  }).finally(() => clearInterval(timer))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`)
  const cpuMilliseconds = [...cpu.values()].reduce((sum, used) => sum + used, 0)
  return { milliseconds: performance.now() - started, cpuMilliseconds, peakBytes }
}

/** Resident memory of a process and its descendants. Shared pages count once for each. */
function memoryOf(pid: number | undefined): number {
  if (pid === undefined) return 0
  const status = read(`/proc/${pid}/status`)
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own)
}

/** A process and its descendants that are still running. */
export function descendantsOf(pid: number | undefined): number[] {
  return pid === undefined ? [] : [pid, ...childrenOf(pid).flatMap(descendantsOf)]
}

/** CPU time of a process so far, in milliseconds. */
export function cpuOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')
  // A process that has ended has no fields.
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS
}

/** The same for the threads that are still running, with the scheduler's precision: for work shorter than a tick. */
export function threadTimeOf(pid: number): number {
  const spent = list(`/proc/${pid}/task`).map((task) =>
    Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]),
  )
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
}

export function childrenOf(pid: number): number[] {
  const tasks = list(`/proc/${pid}/task`)
  return tasks.flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** Name of a process's program. */
export const nameOf = (pid: number): string => read(`/proc/${pid}/comm`).trim()

// A process may end between two reads; then it uses nothing.
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
