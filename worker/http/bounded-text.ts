// Reads the body of a request that anybody may send, up to a limit.

/** The client broke off, or framed its body wrongly. */
export class BrokenBody extends Error {
  override name = 'BrokenBody'
}

/** The body as text, or `undefined` if it exceeds the limit. Rejects with `BrokenBody` where it does not end as it must. */
export async function boundedText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (cause) {
    throw new BrokenBody('the body ended early', { cause })
  }
  return text
}
