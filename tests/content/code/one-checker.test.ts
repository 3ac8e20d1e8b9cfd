// One checker for requests: what the build says of each request on the site, good or spoiled, the tools, the mock and the
// search say too, each in its own words.

import { beforeAll, expect, it } from 'vitest'
import { filterNames } from '#scripts/expressions/liquid-engine.ts'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import { contentFolder } from '#scripts/content/content.step.ts'
import type { ReadContract } from '#scripts/api/contract/read-contract.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import { operationsAt } from '#site/api/check/operations-at.ts'
import { isFree } from '#site/api/check/request-fault.ts'
import { writtenValue } from '#site/api/check/values/known-value.ts'
import { checkRequest, isOwnRequest } from '#site/api/code/check/check-request.ts'
import { createRequestCheck } from '#site/api/code/pasted/pasted-request.ts'
import { checkPastedRequest } from '#site/api/code/pasted/check-pasted-request.ts'
import type { SampleContract } from '#site/api/code/known/sample-contract.ts'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import { HOLE } from '#site/curl/placeholder.ts'
import { isCurl, readCurl } from '#site/curl/read-curl.ts'
import { readShell } from '#site/curl/read-shell.ts'
import type { WrittenRequest } from '#site/curl/written-request.ts'
import { contractIn } from '../../unit/scripts/api/samples/vault-contract.ts'
import { readContractIn } from '../../unit/scripts/compiler/site-stages.ts'

const config = configuredSite()
const ANNOTATION = { partial: false, evaluated: false }

let build: SampleContract
let operations: ReadContract['operations']
let commands: string[]

beforeAll(async () => {
  build = await contractIn(`${PROJECT_ROOT}/content`, config)
  operations = (await readContractIn(`${PROJECT_ROOT}/content`, config)).operations
  const graph = openSite({ config })
  const samples = await graph.repairing(async () => {
    const { content } = await graph.ask(contentFolder, null)
    const pages = await Promise.all(content!.pages.map(({ file }) => graph.parts(compiledPage, file)))
    return pages.flatMap((page) => page.get('samples') ?? [])
  })
  commands = [...new Set(samples.flatMap(({ code }) => (/\bcurl\s/.test(code) ? code : [])))]
}, 400_000)

/** Each way to spoil a request, and what then stands where the fault is. */
const MISTAKES: readonly ((request: WrittenRequest) => WrittenRequest)[] = [
  (request) => request,
  (request) => ({
    ...request,
    headers: request.headers.filter(({ name }) => name !== build.apiKeyAuth.header),
  }),
  (request) => ({
    ...request,
    headers: request.headers.map((header) =>
      header.name === build.apiKeyAuth.header ? { ...header, value: '<PUBLIC_API_KEY>' } : header,
    ),
  }),
  (request) => ({
    ...request,
    headers: [
      ...request.headers,
      { name: `${build.headerPrefix}IDEMPOTENCYKEY`, value: 'a', at: request.at },
    ],
  }),
  (request) => ({ ...request, query: [...request.query, { name: 'sise', value: '1', at: request.at }] }),
  (request) => ({
    ...request,
    headers: request.headers.map((header) =>
      header.name.toLowerCase() === 'content-type' ? { ...header, value: 'text/plain' } : header,
    ),
  }),
  ({ body: _, ...request }) => request,
  (request) => withBody(request, (text) => text.replace(/"type"/, '"typ"')),
  (request) => withBody(request, (text) => text.replace(/"number"/, '"numbr"')),
  (request) => withBody(request, (text) => text.replace(/: (?:\d+|true|false)/, ': "?"')),
  (request) => withBody(request, (text) => text.replace(/4242424242424242/, '4242424242424241')),
  (request) => withBody(request, (text) => text.replace(/\}\s*$/, ', "colour": 1 }')),
  (request) => withBody(request, (text) => text.slice(0, -1)),
]

function withBody(request: WrittenRequest, change: (text: string) => string): WrittenRequest {
  return request.body ? { ...request, body: { ...request.body, text: change(request.body.text) } } : request
}

function ownRequests(): WrittenRequest[] {
  return commands
    .flatMap((code) => readShell(code).filter(isCurl))
    .flatMap((command) => readCurl(command).request ?? [])
    .filter((request) => request.host !== '' && isOwnRequest(request, build))
    .filter(({ body }) => body === undefined || !body.text.includes(HOLE))
}

/** Faults that the API itself does not mind: what it does not read, and what the proxy hands on. */
const IGNORED = /ignores it|takes no body/
const HANDED_ON = /ignores it|not valid JSON/

it('says the same of every request of the site to authors, to tools and to readers', () => {
  const different: unknown[] = []
  let spoiled = 0
  let compared = 0
  for (const good of ownRequests()) {
    for (const mistake of MISTAKES) {
      const request = mistake(good)
      const path = (request.host + request.path).slice(
        build.hosts.find((host) => (request.host + request.path).startsWith(host))!.length,
      )
      const found = operationsAt(build.operations, path).find(
        ({ operation }) => operation.method === request.method,
      )
      if (!found) continue
      const { findings } = checkRequest(request, ANNOTATION, build)
      const data = JSON.parse(operations[found.operation.id]!.console.text) as ConsoleData
      const problems = check(request, data, found.path)
      const sent = {
        method: request.method,
        url: urlOf(request, path),
        headers: Object.fromEntries(request.headers.map(({ name, value }) => [name.toLowerCase(), value])),
        ...(request.body && { body: request.body.text }),
      }
      const refusal = createRequestCheck(data)(found.operation.id, sent)
      const mocked = build.mock(sent)
      compared++
      if (findings.length > 0) spoiled++
      const isRefused = problems.some(
        ({ problem }) => !(isFree(found.operation) ? HANDED_ON : IGNORED).test(problem),
      )
      const verdicts = {
        build: findings.length > 0,
        tools: problems.length > 0,
        search: refusal?.status,
        mock: mocked.status < 400 ? undefined : mocked.status,
      }
      const isSame =
        verdicts.build === verdicts.tools &&
        verdicts.search === verdicts.mock &&
        (verdicts.mock !== undefined) === isRefused
      if (!isSame)
        different.push({
          verdicts,
          sent,
          findings: findings.map(({ what }) => what),
          problems: problems.map(({ problem }) => problem),
          body: mocked.body,
        })
    }
  }
  // As many as there are only where requests were read and spoiled ones were found out.
  expect(compared).toBeGreaterThan(1000)
  expect(spoiled).toBeGreaterThan(500)
  expect(different).toEqual([])
}, 300_000)

function check(request: WrittenRequest, data: ConsoleData, path: Record<string, string>) {
  const { operation, schemas } = data
  return checkPastedRequest(
    { operation, path, query: request.query, headers: request.headers, ...bodyOf(request) },
    {
      schemas,
      headerPrefix: config.brand.headerPrefix,
      headers: [...build.headers.values()],
      filters: filterNames(),
      validate: createPageValidator(schemas),
    },
  )
}

function bodyOf({ body }: WrittenRequest): Pick<Parameters<typeof checkPastedRequest>[0], 'body'> {
  if (!body) return {}
  try {
    return { body: { kind: 'json', value: writtenValue(JSON.parse(body.text)) } }
  } catch {
    return { body: { kind: 'text' } }
  }
}

function urlOf({ query }: WrittenRequest, path: string): string {
  const search = new URLSearchParams(
    query.map(({ name, value }): [string, string] => [name, value]),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}
