// The running of long work in turns with what else the thread is asked for.

/** How long other work waits at most for its turn. */
const TURN_MS = 8

/** What the work comes to, which yields wherever it may be left for a while. */
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

/** By a message, because timers in a row are held up by four milliseconds each. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(undefined)
  })
}
