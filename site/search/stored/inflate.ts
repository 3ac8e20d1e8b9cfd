// Undoes the compression of a piece, in every runtime.

/** Rejects if the bytes are not raw DEFLATE (RFC 1951). */
export async function inflate(piece: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const inflated = new Blob([piece]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}
