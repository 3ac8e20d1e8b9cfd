// The shapes of what goes into the mock and what comes out of it. Nothing of HTTP beyond that is known here.

export interface MockRequest {
  method: string
  /** Path and query; a scheme and host before them are ignored. */
  url: string
  headers: Record<string, string>
  /** As sent; undefined for none. */
  body?: string
}

export interface MockResponse {
  status: number
  /** Names in lower case, but for those of the platform's own prefix. */
  headers: Record<string, string>
  /** JSON value; undefined for none. */
  body?: unknown
  /** Id of the operation that responded; undefined where no operation has the path and method. */
  operation?: string
  /** Name of the documented example that the response was made from. */
  example?: string
}
