// Sends requests to the mock in this page: nothing leaves the document.

import { createMock, type MockSettings } from '../mock/mock-api.ts'
import type { ConsolePort } from './form/console-port.ts'

export function createMockPort(settings: MockSettings): ConsolePort {
  const mock = createMock(settings)
  return {
    // Async, as any port is, so that an error in the mock becomes a rejection.
    async send({ method, path, headers, body }) {
      const response = mock({ method, url: path, headers, ...(body !== undefined && { body }) })
      return {
        status: response.status,
        headers: response.headers,
        ...(response.body !== undefined && { body: JSON.stringify(response.body) }),
      }
    },
  }
}
