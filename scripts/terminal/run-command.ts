// Runs an npm script: sets its exit code, and explains an unexpected error.

import { UsageError, UserError } from '../project/errors.ts'
import { exitCodes } from './exit-codes.ts'

/** Error codes of the operating system for files that cannot be read or written. */
const SYSTEM_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'])

/**
 * Runs a script's main function and sets the exit code that it returns. A `UserError` and what the operating system
 * refuses are printed as one line, everything else that is thrown as a bug.
 */
export async function runCommand(name: string, main: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? exitCodes.done
  } catch (error) {
    if (error instanceof UserError || isSystemError(error)) {
      console.error(`${name}: ${error.message}`)
      process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.problems
      return
    }
    console.error(describeCrash(name, error))
    process.exitCode = exitCodes.crash
  }
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && SYSTEM_ERRORS.has(String((error as NodeJS.ErrnoException).code))
}

/** The `bug:` form: what was being done, and what a report should hold. */
function describeCrash(name: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [
    `bug: npm run ${name} crashed; this is a bug in the tool, not in your content`,
    '',
    ...stack.split('\n').map((line) => `  ${line}`),
    '',
    `  fix   report these lines with the command and the file that was being worked on`,
  ].join('\n')
}
