// The annotations that every tool shares: read-only, and limited to this site.

import type { ToolAnnotations } from '@modelcontextprotocol/server'

export const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
