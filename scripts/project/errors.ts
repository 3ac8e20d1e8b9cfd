// What a script ends with other than success: terminal/run-command.ts prints each kind in its way.

/** A bug of ours rather than the author's mistake. The message says what was being done. */
export class InternalError extends Error {}

/** Something outside the project stands in the way (a port in use, a missing token); the message says what to do. */
export class UserError extends Error {}

/** The command line asked for something that cannot be: nothing was done. */
export class UsageError extends UserError {}
