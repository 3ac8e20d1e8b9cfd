// The running of work that could be done in portions, where nothing else waits for the thread.

/** What the work comes to. */
export function inOneGo<Result>(work: Generator<void, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
