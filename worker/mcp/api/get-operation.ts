// The `get_operation` tool: one operation with its parameters, an example, its errors, and its reference as Markdown.

import type { McpServer, RegisteredTool } from '@modelcontextprotocol/server'
import * as z from 'zod/v4'
import { selectMarkdown } from '#site/markdown/select-markdown.ts'
import { markdownLanguages } from '#site/markdown/markdown-languages.ts'
import { markdownOutline } from '#site/markdown/markdown-outline.ts'
import { sliceMarkdown } from '#site/markdown/slice-markdown.ts'
import { apiKeyAuthOf, keyValue } from '#site/api/contract/api-key-auth.ts'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { keyPlaceholder } from '#site/api/samples/request/key-placeholder.ts'
import { requestHeaders } from '#site/api/samples/request/request-headers.ts'
import { requestPath } from '#site/api/samples/request/request-url.ts'
import type { ApiTools } from '#site/model/agents/agent-data.ts'
import { namedOperation } from './named-operation.ts'
import { pageText } from '../lookup/find-page.ts'
import { meantLanguage } from '../lookup/meant-selection.ts'
import type { McpSite } from '../server/mcp-site.ts'
import { readApi, readOperation } from './read-api.ts'
import { READ_ONLY } from '../server/read-only.ts'
import { MAX_RESULT_CHARACTERS, textResult, toolCall } from '../server/tool-result.ts'

const DEFAULT_LANGUAGE = 'curl'

const inputSchema = z.strictObject({
  operation: z
    .string()
    .min(1)
    .max(200)
    .describe('Id such as create-token, or method and path such as POST /tokens.'),
  language: z
    .string()
    .max(40)
    .default(DEFAULT_LANGUAGE)
    .describe('Language of the samples: node, python, csharp, java, go, curl.'),
})

export function registerGetOperation(server: McpServer, site: McpSite): RegisteredTool {
  const description =
    'Describes one operation: permissions, parameters, fields, responses, causes of failure, an example request.'
  const config = { title: 'Describe an operation', description, inputSchema, annotations: READ_ONLY }
  return server.registerTool('get_operation', config, ({ operation: name, language }) =>
    toolCall(async () => {
      const data = await readApi(site)
      const found = namedOperation(data, name)
      const { operation } = await readOperation(site, found.data)
      const place = apiKeyAuthOf(data)
      const reference = await referenceOf(site, found.page, `\`${found.method} ${found.path}\``, language)
      const facts = {
        id: found.id,
        request: `${found.method} ${data.server}${found.path}`,
        summary: found.summary,
        permissions: found.permissions,
        key: `${place.header}: ${keyValue(place, keyPlaceholder(operation))}`,
        ...(found.sdk && { sdk: found.sdk }),
        ...(found.deprecated && { deprecated: true }),
        example: requestOf(operation, data),
        failures: operation.causes,
        ...(reference.language !== language && { samples: samplesNote(language, reference) }),
        url: `${site.origin}${found.page}#${found.id}`,
      }
      const [first = '', ...more] = sliceMarkdown(reference.text, MAX_RESULT_CHARACTERS)
      const rest = `The reference continues: pass ${facts.url} to fetch, with language ${reference.language} and slice 2.`
      return textResult(JSON.stringify(facts), first, ...(more.length === 0 ? [] : [rest]))
    }),
  )
}

/** With everything that the operation needs: a body of any other type, or a header, would be refused. */
function requestOf(operation: ApiOperation, data: ApiTools) {
  const request = exampleRequest(operation)
  return {
    method: operation.method,
    path: requestPath(request),
    headers: Object.fromEntries(requestHeaders(request, data)),
    ...(request.body !== undefined && { body: request.body }),
  }
}

interface Reference {
  text: string
  /** Of its samples. */
  language: string
  /** In which there are samples. */
  languages: string[]
}

const samplesNote = (asked: string, { language, languages }: Reference): string =>
  `In ${language}, since there are none in ${asked}. Pass one of ${languages.join(', ')} as language.`

/** The section of the page that contains the operation's request line. */
async function referenceOf(site: McpSite, path: string, line: string, language: string): Promise<Reference> {
  const page = await site.page(path)
  if (!page) return { text: '', language, languages: [] }
  const markdown = await pageText(site, page)
  const { lines, headings } = markdownOutline(markdown)
  const at = lines.findIndex((text) => text.startsWith(line))
  const heading = headings.findLast((one) => one.line < at && one.id !== undefined)
  const section = selectMarkdown([markdown], heading?.id === undefined ? {} : { section: heading.id })
  const text = 'text' in section ? section.text : ''
  const languages = markdownLanguages(text.split('\n'))
  // With all of them the fields would not fit, so that a language which the reference lacks gives way to cURL.
  for (const name of [language, DEFAULT_LANGUAGE]) {
    const lang = meantLanguage(text, name)
    const spoken = selectMarkdown([text], lang === undefined ? {} : { lang })
    if ('text' in spoken) return { text: spoken.text, language: name, languages }
  }
  return { text, language, languages }
}
