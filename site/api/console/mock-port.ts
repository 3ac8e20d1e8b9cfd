// The port to the mock in this page: nothing of what is sent leaves the document.

import { createMock, type MockSettings } from '../mock/mock-api.ts'
import type { ConsolePort } from './form/console-port.ts'

export function createMockPort(settings: MockSettings): ConsolePort {
  const mock = createMock(settings)
  return {
    // A promise, as from any other port: what goes wrong in the mock is a rejection too.
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
