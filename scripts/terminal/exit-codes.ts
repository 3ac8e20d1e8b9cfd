// The exit codes of npm scripts.

export const exitCodes = {
  /** The work is done. */
  done: 0,
  /** The script ran and found problems in what it was given. */
  problems: 1,
  /** The command line was wrong; nothing was done. */
  usage: 2,
  /** The work stopped half-way, safely: somebody has to decide. */
  paused: 3,
  /** The script itself crashed. */
  crash: 70,
} as const
