// Measures the CPU time that a request costs the Worker in workerd.

import { setTimeout } from 'node:timers/promises'
import { InternalError } from '../project/errors.ts'
import { threadTimeOf } from './measure/measure-process.ts'
import type { Server } from './start-target.ts'

interface Wait {
  /** Milliseconds to wait before the request, until V8's threads have finished work from earlier requests. */
  before?: number
  /**
   * Milliseconds after the response that count as well: the threads for compilation and garbage collection work longer.
   */
  after?: number
}

/** The time in milliseconds, and the text of the response. */
export async function measureRequest(
  { origin, pid }: Server,
  path: string,
  { before = 0, after = 0 }: Wait,
  init?: RequestInit,
): Promise<{ spent: number; text: string }> {
  await setTimeout(before)
  const start = threadTimeOf(pid)
  const response = await fetch(origin + path, init)
  const text = await response.text()
  await setTimeout(after)
  const spent = threadTimeOf(pid) - start
  if (!response.ok)
    throw new InternalError(`${path} responded with ${response.status}: ${text.slice(0, 200)}`)
  return { spent, text }
}
