// Who runs a job that several threads know: the first to claim it, in memory that they share. So none of them waits for a
// turn of another's event loop.

export type Claim = Int32Array<SharedArrayBuffer>

/** The number by which the calling thread claims; the others have numbers of their own. */
export const CALLER = 1

export const createClaim = (): Claim => new Int32Array(new SharedArrayBuffer(4))

/** Whether the job is this thread's now. */
export const claim = (job: Claim, thread: number): boolean => Atomics.compareExchange(job, 0, 0, thread) === 0

/** The thread whose job it is; 0 as long as it is nobody's. */
export const claimant = (job: Claim): number => Atomics.load(job, 0)
