// Java samples with OkHttp, for operations that the Java SDK does not cover.

import type { ApiRequest } from '../../contract/contract.ts'
import type { Doc } from '../request/layout.ts'
import { pascalCase } from '../request/names.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { jsonText } from './json-text.ts'
import { javaProgram } from './java.ts'

const IMPORTS = ['java.io.IOException', 'okhttp3.OkHttpClient', 'okhttp3.Request', 'okhttp3.Response']

const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'DELETE'])

export function javaHttpSample(request: ApiRequest, facts: SampleFacts): string {
  const { operation, body } = request
  const imports = new Set(IMPORTS)
  const headers = requestHeaders(request, facts).filter(([name]) => name !== 'Content-Type')
  const calls: Doc[] = [
    `.url(${JSON.stringify(facts.server + requestPath(request))})`,
    ...headers.map(([name, value]) => `.header(${JSON.stringify(name)}, ${JSON.stringify(value)})`),
    ...methodCalls(request),
    '.build()',
  ]
  const blocks: Doc[][] = []
  if (body !== undefined) {
    imports.add('okhttp3.MediaType').add('okhttp3.RequestBody')
    const lines = jsonText(body)
      .split('\n')
      .map((line) => JSON.stringify(line))
    const json: Doc =
      lines.length === 1
        ? lines[0]!
        : { open: 'String.join(', items: ['"\\n"', ...lines], close: ')', tight: true, depth: 2 }
    const type = JSON.stringify(operation.body?.contentType ?? 'application/json')
    blocks.push([
      ['String json = ', json, ';'],
      ['RequestBody body = ', call('RequestBody.create', ['json', `MediaType.get(${type})`]), ';'],
    ])
  }
  if (body === undefined && !WITHOUT_BODY.has(operation.method)) imports.add('okhttp3.RequestBody')
  blocks.push([
    ['Request request = ', { open: 'new Request.Builder()', items: calls, close: '', chain: true }, ';'],
    'try (Response response = new OkHttpClient().newCall(request).execute()) {',
    '  System.out.println(response.code() + " " + response.body().string());',
    '}',
  ])
  return javaProgram(pascalCase(operation.id), imports, blocks, '', ' throws IOException')
}

/** GET is the default method. */
function methodCalls({ operation, body }: ApiRequest): Doc[] {
  const method = operation.method.toLowerCase()
  if (body !== undefined) return method === 'get' ? ['.method("GET", body)'] : [`.${method}(body)`]
  if (WITHOUT_BODY.has(operation.method)) return method === 'get' ? [] : ['.delete()']
  return [`.${method}(RequestBody.create("", null))`]
}

function call(name: string, items: Doc[]): Doc {
  return { open: `${name}(`, items, close: ')', tight: true, depth: 2 }
}
