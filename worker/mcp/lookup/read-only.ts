// What holds for every tool here: it reads, it changes nothing, and it knows no world beyond this site.

import type { ToolAnnotations } from '@modelcontextprotocol/server'

export const READ_ONLY: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
