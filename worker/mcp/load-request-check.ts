// The checker of requests, for pasted commands of readers without JavaScript: part of this module, because a cold page
// must not wait for it.

import type { createRequestCheck } from '#site/api/code/pasted/pasted-request.ts'

export type LoadRequestCheck = () => Promise<typeof createRequestCheck>

export const loadRequestCheck: LoadRequestCheck = async () =>
  (await import('#site/api/code/pasted/pasted-request.ts')).createRequestCheck
