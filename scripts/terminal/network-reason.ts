// Describes why a request failed. The message of `fetch` only says that it did; its cause names the host or the
// connection.

export function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
