// Requests and responses of the mock, as plain data.

export interface MockRequest {
  method: string
  /** Path and query; a scheme and host before them are ignored. */
  url: string
  headers: Record<string, string>
  /** As sent; undefined if there is none. */
  body?: string
}

export interface MockResponse {
  status: number
  /** Lower-case names, except those with the platform's own prefix. */
  headers: Record<string, string>
  /** JSON value; undefined if there is none. */
  body?: unknown
  /** Id of the operation that responded; undefined if none matches the path and method. */
  operation?: string
  /** Name of the documented example that the response is based on. */
  example?: string
}
