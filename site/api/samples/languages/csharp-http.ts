// C# samples with HttpClient, for operations that the .NET SDK does not cover.

import type { ApiRequest } from '../../contract/contract.ts'
import { FOUR_SPACES, layOut, type Doc } from '../request/layout.ts'
import { pascalCase } from '../request/names.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { sampleValue } from '../request/sample-value.ts'
import { csharpString, csharpValue } from './csharp-literals.ts'

const JSON_TYPE = 'application/json'

export function csharpHttpSample(request: ApiRequest, facts: SampleFacts): string {
  const { operation, body } = request
  const headers = requestHeaders(request, facts).filter(([name]) => name !== 'Content-Type')
  const contentType = operation.body?.contentType ?? JSON_TYPE
  const address = csharpString(facts.server + requestPath(request))
  const create: Doc = {
    open: 'new HttpRequestMessage(',
    items: [`HttpMethod.${pascalCase(operation.method)}`, address],
    close: ')',
    tight: true,
  }
  const lines = [
    ...(body === undefined ? [] : ['using System.Net.Http.Headers;', 'using System.Net.Http.Json;', '']),
    'using var http = new HttpClient();',
    layOut(['using var request = ', create, ';'], FOUR_SPACES),
    ...headers.map(([name, value]) => `request.Headers.Add(${csharpString(name)}, ${csharpString(value)});`),
  ]
  if (body !== undefined) lines.push(...content(body, contentType))
  lines.push(
    '',
    'using var response = await http.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  )
  return lines.filter((line) => contentType !== JSON_TYPE || !line.includes('Http.Headers;')).join('\n')
}

function content(body: unknown, contentType: string): string[] {
  const items: Doc[] = [csharpValue(sampleValue(body, {}, {}, ''))]
  if (contentType !== JSON_TYPE) items.push(`new MediaTypeHeaderValue(${csharpString(contentType)})`)
  const create: Doc = {
    open: 'JsonContent.Create(',
    items,
    close: ')',
    tight: true,
    hug: items.length === 1,
  }
  return [layOut(['request.Content = ', create, ';'], FOUR_SPACES)]
}
