// Runs long work in slices, so that the thread can handle other events in between.

/** Longest time before yielding to other work. */
const TURN_MS = 8

/** The result of the work, a generator that yields wherever it may be paused. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + TURN_MS
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + TURN_MS
  }
}

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** Uses a message, because nested timers are clamped to four milliseconds. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(undefined)
  })
}
