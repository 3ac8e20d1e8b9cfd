// Links by which an editor adds the tools at /mcp, each in the form that the editor's own documentation prescribes.

import { MCP_PATH } from './server-card.ts'

/** `name`: what the editor calls the server. */
export function addToolsLinks(name: string, origin: string): { label: string; href: string }[] {
  const url = origin + MCP_PATH
  const forCursor = new URLSearchParams({ name, config: btoa(JSON.stringify({ url })) })
  const forVsCode = encodeURIComponent(JSON.stringify({ name, type: 'http', url }))
  return [
    { label: 'Add tools to Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${forCursor}` },
    { label: 'Add tools to VS Code', href: `vscode:mcp/install?${forVsCode}` },
  ]
}
