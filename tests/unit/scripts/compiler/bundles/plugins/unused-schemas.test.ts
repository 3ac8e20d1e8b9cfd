// Proves that the MCP packages are bundled with the schemas that are used, and work as they do whole.

import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { replaced, withoutUnusedSchemas } from '#scripts/compiler/bundles/plugins/unused-schemas.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

type Bundled = { isInitializeRequest: (value: unknown) => boolean }

const request = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
}

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { isInitializeRequest, McpServer } from '@modelcontextprotocol/server'",
      resolveDir: PROJECT_ROOT,
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['browser'],
    plugins: [withoutUnusedSchemas],
    write: false,
  })
  return outputFiles[0]!.text
}

it('leaves out schemas that nothing uses, and keeps the others', async () => {
  const text = await bundled()
  expect(text).not.toContain('OAuthMetadataSchema')
  expect(text).not.toContain('CreateMessageRequestSchema =')
  const { isInitializeRequest } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`
  )) as Bundled
  expect(isInitializeRequest(request)).toBe(true)
  expect(isInitializeRequest({ ...request, method: 'tools/list' })).toBe(false)
})

it('refuses packages that are written in another way', () => {
  expect(() => replaced('export default {}', /^const/g, '')).toThrow('written in another way')
})
