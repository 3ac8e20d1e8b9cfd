// How blobs are divided among bulk requests.

/** KV accepts 10,000 pairs and 100 MB in one request; smaller ones cost less to repeat and less memory. */
export const MAX_BATCH_PAIRS = 1000
export const MAX_BATCH_BYTES = 20_000_000

/**
 * Divides items into batches by number and size, in order. The size counts base64's and JSON's overhead
 * at its worst, a third. An item that is too large for any batch gets one of its own.
 */
export function divideIntoBatches<Item extends { bytes: number }>(items: Item[]): Item[][] {
  const batches: Item[][] = []
  let current: Item[] = []
  let size = 0
  for (const item of items) {
    const encoded = Math.ceil(item.bytes * (4 / 3)) + 200
    if (current.length > 0 && (current.length >= MAX_BATCH_PAIRS || size + encoded > MAX_BATCH_BYTES)) {
      batches.push(current)
      current = []
      size = 0
    }
    current.push(item)
    size += encoded
  }
  return current.length > 0 ? [...batches, current] : batches
}
