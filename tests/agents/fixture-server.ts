// A server on the transport of /mcp with what the official suite calls: tools, resources and prompts under the names, and
// with the texts, that its scenarios prescribe.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import {
  completable,
  fromJsonSchema,
  McpServer,
  ResourceTemplate,
  type ContentBlock,
} from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { mcpTransport } from '#worker/mcp/mcp-transport.ts'

/** One red pixel, and a sound of no length. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA='

const image = { type: 'image', data: PNG, mimeType: 'image/png' } as const
const text = (value: string) => ({ type: 'text', text: value }) as const
const resource = (uri: string, mimeType: string, value: string) =>
  ({ type: 'resource', resource: { uri, mimeType, text: value } }) as const
const said = (...content: ContentBlock[]) => ({
  messages: content.map((part) => ({ role: 'user' as const, content: part })),
})

export interface FixtureServer {
  url: string
  stop(): void
}

export async function startFixtureServer(): Promise<FixtureServer> {
  const server = createServer(getRequestListener(mcpTransport(createFixture)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function createFixture(): McpServer {
  const server = new McpServer(
    { name: 'fixture', version: '1.0.0' },
    { capabilities: { logging: {}, completions: {} } },
  )
  addTools(server)
  addResources(server)
  addPrompts(server)
  return server
}

function addTools(server: McpServer): void {
  const tool = (name: string, ...content: ContentBlock[]) =>
    server.registerTool(name, { description: `Gives what ${name} asks for` }, () => ({
      content,
    }))
  tool('test_simple_text', text('This is a simple text response for testing.'))
  tool('test_image_content', image)
  tool('test_audio_content', { type: 'audio', data: WAV, mimeType: 'audio/wav' })
  tool(
    'test_embedded_resource',
    resource('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  )
  tool(
    'test_multiple_content_types',
    text('Multiple content types test:'),
    image,
    resource('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  )
  server.registerTool('test_error_handling', { description: 'Fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing')
  })
  server.registerTool('test_tool_with_logging', { description: 'Logs' }, async ({ mcpReq }) => {
    for (const message of ['Tool execution started', 'Tool processing data', 'Tool execution completed'])
      await mcpReq.notify({ method: 'notifications/message', params: { level: 'info', data: message } })
    return { content: [text('Logged.')] }
  })
  server.registerTool('test_tool_with_progress', { description: 'Reports' }, async ({ mcpReq }) => {
    const { _meta: meta } = mcpReq
    const progressToken = meta?.progressToken
    if (progressToken === undefined) return { content: [text('Nobody asked.')] }
    for (const progress of [0, 50, 100])
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken, progress, total: 100 },
      })
    return { content: [text(String(progressToken))] }
  })
  const inputSchema = fromJsonSchema({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    $defs: {
      address: { type: 'object', properties: { street: { type: 'string' }, city: { type: 'string' } } },
    },
    properties: { name: { type: 'string' }, address: { $ref: '#/$defs/address' } },
    additionalProperties: false,
  })
  const described = { description: 'Has a schema of the 2020-12 draft', inputSchema }
  server.registerTool('json_schema_2020_12_tool', described, () => ({ content: [text('Taken.')] }))
}

function addResources(server: McpServer): void {
  const described = { description: 'For the suite' }
  server.registerResource(
    'text',
    'test://static-text',
    { ...described, mimeType: 'text/plain' },
    ({ href }) => ({
      contents: [
        { uri: href, mimeType: 'text/plain', text: 'This is the content of the static text resource.' },
      ],
    }),
  )
  server.registerResource(
    'binary',
    'test://static-binary',
    { ...described, mimeType: 'image/png' },
    ({ href }) => ({ contents: [{ uri: href, mimeType: 'image/png', blob: PNG }] }),
  )
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined })
  server.registerResource(
    'template',
    template,
    { ...described, mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}

function addPrompts(server: McpServer): void {
  const prompt = (name: string, ...content: ContentBlock[]) =>
    server.registerPrompt(name, { description: 'For the suite' }, () => said(...content))
  prompt('test_simple_prompt', text('This is a simple prompt for testing.'))
  prompt('test_prompt_with_image', image, text('Please analyze the image above.'))
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'For the suite',
      argsSchema: z.object({ arg1: completable(z.string(), () => []), arg2: z.string() }),
    },
    ({ arg1, arg2 }) => said(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'For the suite', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri }) =>
      said(
        resource(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
}
