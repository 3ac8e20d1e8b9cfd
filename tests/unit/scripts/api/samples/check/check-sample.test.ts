import { describe, expect, it } from 'vitest'
import { tell, verdict } from '../vault-contract.ts'

const ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'

const CURL = `curl --request POST '%api-host%/tokens' \\
  --header '%PREFIX%-API-KEY: <PRIVATE_API_KEY>' \\
  --header '%PREFIX%-IDEMPOTENCY-KEY: order-1042' \\
  --header 'Content-Type: application/json' \\
  --data '{
    "type": "card",
    "data": { "number": "4242424242424242" },
    "containers": ["/pci/high/"]
  }'`

const LIST = `curl '%api-host%/v2/tokens?type=card&size=50' \\
  --header '%PREFIX%-API-KEY: <PRIVATE_API_KEY>'`

const HTTP = `POST /tokens HTTP/1.1
%PREFIX%-API-KEY: <PRIVATE_API_KEY>
Content-Type: application/json

{
  "type": "card",
  "data": { "number": "4242424242424242" }
}`

const calling = (operation: string) => ({ kind: 'checked', findings: [], uses: [{ operation }] })

type Break = [name: string, right: string, wrong: string, told: RegExp]

describe('cURL', () => {
  it('is checked and good', async () => {
    expect(await verdict('bash', CURL)).toEqual(calling('create-token'))
    expect(await verdict('bash', LIST)).toEqual(calling('list-tokens'))
  })

  const breaks: Break[] = [
    ['method', 'POST', 'PUT', /^1:16 sample-operation-unknown the API has no operation `PUT \/tokens`$/],
    ['path', '/tokens', '/tokenz', /^1:22 sample-operation-unknown the API has no path `\/tokenz`$/],
    [
      'header',
      'IDEMPOTENCY-KEY',
      'IDEMPOTENCE-KEY',
      /^3:13 sample-header-unknown the API has no header `\w+-IDEMPOTENCE-KEY`$/,
    ],
    [
      'foreign header',
      '%PREFIX%-IDEMPOTENCY-KEY',
      'X-Request-Id',
      /^3:13 sample-header-unknown `create-token` takes no header `X-Request-Id`$/,
    ],
    [
      'missing key',
      '%PREFIX%-API-KEY: <PRIVATE_API_KEY>',
      'Accept: application/json',
      /^1:1 sample-invalid `create-token` needs a key/,
    ],
    [
      'content type',
      'application/json',
      'text/plain',
      /^4:13 sample-invalid `create-token` takes `application\/json`, but the request sends `text\/plain`$/,
    ],
    ['option', '--data', '--dta', /^5:3 sample-invalid `--dta` is not a cURL option/],
    [
      'field name',
      '"containers"',
      '"container"',
      /^8:5 sample-invalid the body of `create-token` has no field `container`$/,
    ],
    [
      'type',
      '["/pci/high/"]',
      '"/pci/high/"',
      /^8:19 sample-invalid `containers` in the body of `create-token` must be/,
    ],
    ['enum', '"card"', '"cards"', /^6:13 sample-invalid `type` in the body of `create-token` must be one of/],
    [
      'nested field',
      '"number"',
      '"numbers"',
      /^7:1[35] sample-invalid `data` in the body of `create-token` /,
    ],
    ['JSON', '"card",', '"card"', /^7:5 sample-syntax /],
  ]
  it.each(breaks)('tells a wrong %s at its place', async (_, right, wrong, told) => {
    const found = await tell('bash', CURL.replace(right, wrong))
    expect(found[0]).toMatch(told)
  })

  it('checks query parameters by name and value', async () => {
    expect(await tell('bash', LIST.replace('size=', 'sise='))).toEqual([
      '1:7 sample-invalid `list-tokens` has no query parameter `sise`',
    ])
    expect((await tell('bash', LIST.replace('size=50', 'size=500')))[0]).toMatch(
      /^1:7 sample-invalid the query parameter `size` of `list-tokens` must be \d+ or less$/,
    )
    const get = `curl --get '%api-host%/v2/tokens' --data 'sise=50' \\
  --header "%PREFIX%-API-KEY: $KEY"`
    expect(await tell('bash', get)).toEqual([expect.stringContaining('no query parameter `sise`')])
  })

  it('reads here documents, variables of the shell, short options and substitutions', async () => {
    const script = `status=$(curl -sS -XPATCH "%api-host%/tokens/$ID" -o body.json \\
  -H "%PREFIX%-API-KEY: $PRIVATE_API_KEY" \\
  -H 'Content-Type: application/merge-patch+json' \\
  --data @- <<'JSON'
{ "metadatas": { "order": "1042" } }
JSON
)`
    const told = await tell('bash', script)
    expect(told.filter((line) => !line.includes('sample-curl-style'))).toEqual([
      '5:3 sample-invalid the body of `update-token` has no field `metadatas`',
      '1:15 sample-failure-unnoticed with `--silent`, a failed request looks like a successful one',
    ])
  })

  it('knows what no schema says, and leaves a refusal that is meant to the mock', async () => {
    const managing = `curl '%api-host%/applications' \\
  --header '%PREFIX%-API-KEY: <PRIVATE_API_KEY>'`
    expect(await tell('bash', managing)).toEqual([
      '2:13 sample-invalid a key of this kind can never have a permission for `list-applications`',
    ])
    expect(await tell('bash', managing, 'status="403"')).toEqual([])
    expect(await tell('bash', managing, 'status="404"')).toEqual([
      expect.stringContaining('1:1 sample-invalid the mock responds to `list-applications` with 403'),
    ])
  })

  it('says that a path exists with other methods, and which', async () => {
    const { findings } = await verdict('bash', CURL.replace('POST', 'PUT'))
    expect(findings[0]!.fix).toBe('write POST')
  })

  it('leaves commands alone that are not for the API', async () => {
    expect(await verdict('bash', 'npm install --save a')).toEqual({ kind: 'other', findings: [] })
    expect(await verdict('bash', "curl 'https://processor.example/charges'")).toEqual({
      kind: 'other',
      findings: [],
    })
  })
})

describe('HTTP', () => {
  it('checks a request', async () => {
    expect(await verdict('http', HTTP)).toEqual(calling('create-token'))
    expect(await tell('http', HTTP.replace('/tokens', '/tokenz'))).toEqual([
      '1:6 sample-operation-unknown the API has no path `/tokenz`',
    ])
    expect(await tell('http', HTTP.replace('"type"', '"typo"'))).toEqual(
      expect.arrayContaining(['6:3 sample-invalid the body of `create-token` has no field `typo`']),
    )
  })

  it('checks a response by the operation that its author names', async () => {
    const response =
      'HTTP/1.1 429 Too Many Requests\nContent-Type: application/json\n\n{ "title": "a", "status": "429" }'
    expect((await verdict('http', response)).kind).toBe('unmatched')
    expect(await tell('http', response, 'operation="create-token"')).toEqual([
      '4:27 sample-invalid `status` in the 429 response of `create-token` must be a whole number',
    ])
    expect(await tell('http', response.replace('429 T', '418 T'), 'operation="create-token"')).toEqual([
      'sample sample-status-undocumented `create-token` never responds with `418`',
    ])
  })

  it('knows the headers of the API on their own', async () => {
    expect(await verdict('http', '%PREFIX%-API-KEY: <PRIVATE_API_KEY>')).toEqual({
      kind: 'checked',
      findings: [],
    })
    expect(await tell('http', '%PREFIX%-KEY: a')).toEqual([
      expect.stringMatching(/^1:1 sample-header-unknown /),
    ])
  })
})

describe('JSON', () => {
  const token = `{
  "id": "${ID}",
  "type": "card",
  "tenant_id": "${ID}",
  "containers": ["/pci/high/"]
}`

  it('is a body, a response, an object or a delivery, as its author says', async () => {
    expect(await tell('json', '{ "type": "token", "data": 1 }', 'operation="create-token"')).toEqual([])
    expect(await tell('json', token, 'operation="create-token" status="201"')).toEqual([])
    expect(await tell('json', token, 'schema="Token"')).toEqual([])
    expect(await tell('json', token.replace('"type"', '"typ"'), 'schema="Token"')).toEqual([
      '3:3 sample-invalid the `Token` has no field `typ`',
    ])
    expect(await tell('json', '{ "type": "card" }', 'schema="Token" partial')).toEqual([])
    expect(await tell('json', '{ "type": "cards" }', 'schema="Token" partial')).toEqual([
      expect.stringMatching(/^1:11 sample-invalid `type` in the `Token` must be one of/),
    ])
  })

  it('tells annotations that lead nowhere', async () => {
    expect(await tell('json', '{}')).toEqual([expect.stringMatching(/^sample sample-untied /)])
    expect((await tell('json', '{}', 'operation="make-token"'))[0]).toBe(
      'sample sample-operation-unknown the contract has no operation `make-token`',
    )
    expect((await tell('json', '{}', 'operation="create-token" status="299"'))[0]).toBe(
      'sample sample-status-undocumented `create-token` never responds with `299`',
    )
    expect(await tell('json', '{}', 'schema="Tokens"')).toEqual([
      'sample sample-operation-unknown the contract has no schema `Tokens`',
    ])
    expect(await tell('json', '{}', 'event="token.made"')).toEqual([
      'sample sample-operation-unknown the contract has no event `token.made`',
    ])
    expect(await tell('json', '{}', 'nocheck')).toEqual([
      expect.stringMatching(/^sample sample-nocheck-without-reason /),
    ])
    expect(await verdict('json', '{}', 'nocheck="the answer of a processor"')).toEqual({
      kind: 'excused',
      findings: [],
    })
  })

  it('has no comments and no commas too many', async () => {
    expect(await tell('json', '{\n  // a comment\n  "a": 1\n}', 'schema="Token" partial')).toEqual([
      '2:3 sample-syntax JSON has no comments',
    ])
    expect(await tell('json', '{ "a": 1, }', 'schema="Token" partial')).toEqual([
      expect.stringMatching(/^1:11 sample-syntax /),
    ])
  })
})
