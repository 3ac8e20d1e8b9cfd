// Runs work for many items, a few at a time.

/** Runs `work` for every item, at most `limit` at a time. After a failure no further item is started. */
export async function runBounded<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // Shared by the lanes: the loop that throws closes it for all of them.
  const open = (function* () {
    yield* items
  })()
  async function lane(): Promise<void> {
    for (const item of open) await work(item)
  }
  const results = await Promise.allSettled(Array.from({ length: limit }, lane))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}
