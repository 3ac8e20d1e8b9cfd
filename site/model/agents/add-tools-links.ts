// Links that add the MCP server to an editor, each in the format that the editor documents.

import { MCP_PATH } from './server-card.ts'

/** `name`: what the editor will call the server. */
export function addToolsLinks(name: string, origin: string): { label: string; href: string }[] {
  const url = origin + MCP_PATH
  const forCursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) })
  const forVsCode = encodeURIComponent(JSON.stringify({ name, type: 'http', url }))
  return [
    { label: 'Add tools to Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${forCursor}` },
    { label: 'Add tools to VS Code', href: `vscode:mcp/install?${forVsCode}` },
  ]
}
