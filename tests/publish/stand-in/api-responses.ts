// The envelope of Cloudflare's API responses.

export function success(result: unknown): object {
  return { success: true, errors: [], messages: [], result }
}

export function refusal(code: number, message: string): object {
  return { success: false, errors: [{ code, message }], messages: [], result: null }
}
