// Runs incremental work to completion, where nothing else needs the thread.

/** The result of the work. */
export function inOneGo<Result>(work: Generator<void, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
