// Says why a server cannot listen on a port, and the way out.

import { UserError } from '../project/errors.ts'

export function portError(port: number, error: NodeJS.ErrnoException): UserError {
  return new UserError(
    error.code === 'EADDRINUSE'
      ? `port ${port} is in use: stop the process that uses it, or choose another with -- --port N`
      : `port ${port} cannot be used (${error.code ?? error.message}): choose another with -- --port N`,
  )
}
