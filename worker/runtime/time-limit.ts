// Waits for a promise, but only for a limited time.

class TimeUp extends Error {
  override name = 'TimeUp'
}

export const isTimeUp = (error: unknown): boolean => error instanceof TimeUp

/** The promise's value, or a rejection that `isTimeUp` recognises after `milliseconds`. The work itself continues. */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeUp()), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    if (timer !== undefined) clearTimeout(timer)
  }
}
