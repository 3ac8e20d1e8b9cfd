// The paths that receive something, and the limit of each: any other path is only read.

import { MCP_PATH } from '#site/model/agents/server-card.ts'
import { FEEDBACK_PATH } from '#site/model/insights/feedback.ts'
import { VITALS_PATH } from '#site/model/insights/visit-figures.ts'
import { SEARCH_PATH } from '#site/model/urls.ts'
import { CSP_REPORT_PATH } from '../routes/csp-report.ts'
import type { Bindings } from '../runtime/env.ts'

interface ReceivingPath {
  limit: keyof Bindings & `${string}_LIMIT`
  /** It is a page too, whose form is sent to itself. */
  isPage?: true
}

export const receivingPaths: ReadonlyMap<string, ReceivingPath> = new Map<string, ReceivingPath>([
  [CSP_REPORT_PATH, { limit: 'REPORT_LIMIT' }],
  [VITALS_PATH, { limit: 'REPORT_LIMIT' }],
  [MCP_PATH, { limit: 'MCP_LIMIT' }],
  [SEARCH_PATH, { limit: 'SEARCH_LIMIT', isPage: true }],
  [FEEDBACK_PATH, { limit: 'FEEDBACK_LIMIT', isPage: true }],
])
