// Go samples with net/http, for operations that the Go SDK does not cover.

import type { ApiRequest } from '../../contract/contract.ts'
import { layOut, TABS, type Doc } from '../request/layout.ts'
import { pascalCase } from '../request/names.ts'
import { requestHeaders } from '../request/request-headers.ts'
import { requestPath } from '../request/request-url.ts'
import type { SampleFacts } from '../request/sample-facts.ts'
import { goProgram } from './go.ts'
import { goString } from './go-literals.ts'
import { jsonText } from './json-text.ts'

/** After `strings.NewReader(` there is less room on the line. */
function bodyText(body: unknown): string {
  const text = jsonText(body)
  return text.length > 50 && !text.includes('\n') ? JSON.stringify(body, null, 2) : text
}

/** JSON is full of quotes, which a raw string need not escape. */
function rawOr(json: string): Doc {
  return json.includes('`') ? goString(json) : `\`${json}\``
}

export function goHttpSample(request: ApiRequest, facts: SampleFacts): string {
  const { operation, body } = request
  const address = JSON.stringify(facts.server + requestPath(request))
  const items = [`http.Method${pascalCase(operation.method)}`, address, body === undefined ? 'nil' : 'body']
  const create: Doc = { open: 'http.NewRequest(', items, close: ')' }
  const lines: Doc[] = [
    ...(body === undefined ? [] : [['body := strings.NewReader(', rawOr(bodyText(body)), ')']]),
    ['request, err := ', create],
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    ...requestHeaders(request, facts).map(
      ([name, value]) => `request.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    '',
    '// The default client has no timeout.',
    'client := &http.Client{Timeout: 60 * time.Second}',
    'response, err := client.Do(request)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'defer response.Body.Close()',
    'received, err := io.ReadAll(response.Body)',
    'if err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'fmt.Println(response.StatusCode, string(received))',
  ]
  const standard = ['fmt', 'io', 'log', 'net/http', ...(body === undefined ? [] : ['strings']), 'time']
  const code = lines.map((line) => (line === '' ? '' : layOut(line, TABS, 1))).join('\n')
  return goProgram(
    standard.map((name) => `"${name}"`),
    code,
  )
}
