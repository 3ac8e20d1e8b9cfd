// The body of a request that may be posted by anybody: read up to a length, never further.

/** The body as text, or `undefined` once it is longer than it may be. */
export async function boundedText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
