// Reads the body of a request that anybody may send, up to a limit.

/** The client broke off, or framed its body wrongly. */
export class BrokenBody extends Error {
  override name = 'BrokenBody'
}

/** The body as text, or `undefined` if it exceeds the limit. Rejects with `BrokenBody` where it does not end as it must. */
export async function boundedText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  const { text, isCut } = await beginningOfText(request, maxBytes)
  return isCut ? undefined : text
}

/** The body as text, up to the limit. Rejects like `boundedText`. */
export async function beginningOfText(
  request: Request,
  maxBytes: number,
): Promise<{ text: string; isCut: boolean }> {
  if (!request.body) return { text: '', isCut: false }
  const decoder = new TextDecoder()
  let room = maxBytes
  let text = ''
  try {
    for await (const chunk of request.body) {
      text += decoder.decode(chunk.subarray(0, room), { stream: true })
      room -= chunk.byteLength
      if (room < 0) return { text, isCut: true }
    }
  } catch (cause) {
    throw new BrokenBody('the body ended early', { cause })
  }
  return { text, isCut: false }
}
