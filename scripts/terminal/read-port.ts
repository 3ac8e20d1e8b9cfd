// Reads the port of a server from the command line or the environment.

import { UsageError } from '../project/errors.ts'

/** `lowest` is 0 if any free port will do. */
export function readPort(text: string, lowest: 0 | 1): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port >= lowest && port <= 65_535) return port
  throw new UsageError(
    `"${text}" is not a port: use a number from ${lowest === 0 ? '0 (any free port)' : '1'} to 65535`,
  )
}
