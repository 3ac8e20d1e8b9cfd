// Starts a server of serve-targets.ts in a separate process.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { InternalError } from '../project/errors.ts'
import { childrenOf, nameOf } from './measure/measure-process.ts'

export interface Server {
  origin: string
  /** Process of workerd. */
  pid: number
  /** Restarts workerd, without isolates and with empty memory. */
  restart(): Promise<void>
  stop(): void
}

export async function startTarget(
  kind: 'release' | 'assets' | 'hono',
  directory: string,
  delay = 0,
): Promise<Server> {
  const script = join(import.meta.dirname, 'serve-targets.ts')
  const child = fork(script, [kind, directory, String(delay)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then((): never => {
    throw new InternalError(`the server of ${kind} ended before it listened`)
  })
  ended.catch(() => undefined)
  const started = async () => {
    child.ref()
    child.channel?.ref()
    const [origin] = (await Promise.race([once(child, 'message'), ended])) as [string]
    // The newest one: a replaced one may still be shutting down.
    const pid = childrenOf(child.pid!)
      .filter((one) => nameOf(one).startsWith('workerd'))
      .at(-1)
    if (pid === undefined) throw new InternalError('workerd was not found among the children of the server')
    // The servers end with the benchmark, even if it fails.
    child.unref()
    child.channel?.unref()
    return { origin, pid }
  }
  const server: Server = {
    ...(await started()),
    async restart() {
      child.send('restart')
      Object.assign(server, await started())
    },
    stop: () => child.disconnect(),
  }
  return server
}
