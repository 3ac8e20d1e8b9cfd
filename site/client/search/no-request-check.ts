// Replaces site/api/code/pasted/pasted-request.ts when the content has no contract: finds no problems.

import type { createRequestCheck as createCheck } from '../../api/code/pasted/pasted-request.ts'

export const createRequestCheck: typeof createCheck = () => () => undefined
