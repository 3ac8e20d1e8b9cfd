import { describe, expect, it } from 'vitest'
import { checkCurlStyle } from '#scripts/api/samples/check/check-curl-style.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { curlSample } from '#site/api/samples/languages/curl.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS } from '../../../../site/api/small-contract.ts'

const CURL = `curl --request POST 'https://api.brand.example/tokens' \\
  --header 'BRAND-API-KEY: <PRIVATE_API_KEY>' \\
  --header 'Content-Type: application/json' \\
  --data '{ "type": "token", "data": "Ada" }'`

/** `row:column what: fix`, rows and columns from 1. */
async function tell(code: string, language = 'bash'): Promise<string[]> {
  const findings = await checkCurlStyle({ language, code })
  return findings.map(({ at, what, fix }) => `${at!.row + 1}:${at!.column + 1} ${what}: ${fix}`)
}

describe('the style of cURL', () => {
  it.each(SAMPLE_CONTRACT.operations)('is that of the generated sample of $id', async (operation) => {
    const names = operation.body?.examples.map(({ name }) => name) ?? [undefined]
    for (const name of names) {
      expect(await tell(curlSample(exampleRequest(operation, name), SAMPLE_FACTS))).toEqual([])
    }
  })

  it.each([
    ['-X', '--request', 'the method', '1:6 `-X` does not say what it does: write `--request`'],
    [
      '-XPOST',
      '--request POST',
      'a joined method',
      '1:6 `-XPOST` does not say what it does: write `--request`',
    ],
    [
      '-sS --request',
      '--request',
      'flags',
      '1:6 `-sS` does not say what it does: write `--silent --show-error`',
    ],
    ["-H 'C", "--header 'C", 'a header', '3:3 `-H` does not say what it does: write `--header`'],
    ['-d', '--data', 'the body', '4:3 `-d` does not say what it does: write `--data`'],
    ['--data-raw', '--data', 'a raw body', '4:3 samples do not use `--data-raw`: write `--data`'],
    [
      '--json',
      '--data',
      'JSON',
      "4:3 samples do not use `--json`: write `--header 'Content-Type: application/json'` and `--data`",
    ],
    ['POST --url', 'POST', 'an address', '1:21 samples do not use `--url`: write the URL without an option'],
    [
      'curl',
      'curl --request POST',
      'no method',
      '1:1 the method is missing: write `--request POST` after `curl`',
    ],
  ])('tells %s', async (wrong, right, _, told) => {
    expect(CURL).toContain(right)
    expect(await tell(CURL.replace(right, wrong))).toEqual([told])
  })

  it('wants the method only where it is not GET', async () => {
    const get = "curl 'https://api.brand.example/tokens'"
    expect(await tell(get)).toEqual([])
    expect(await tell(`${get} --get --data 'size=50' \\\n  --header 'Accept: application/json'`)).toEqual([])
    expect(await tell(get.replace('curl', 'curl --request GET'))).toEqual([
      '1:6 cURL sends a `GET` by default: remove `--request GET`',
    ])
  })

  it('wants headers on lines of their own, before the body', async () => {
    expect(await tell(CURL.replace(">' \\\n  --header", ">' --header"))).toEqual([
      '2:47 the header is not on a separate line: end the line before it with `\\`',
    ])
    expect(await tell(`${CURL} \\\n  --header 'Accept: application/json'`)).toEqual([
      '5:3 the header comes after the body: write it before `--data`',
    ])
  })

  it('wants a document where quotes would be escaped', async () => {
    const told = ["4:10 the body contains an escaped quote: write `--data @- <<'JSON'` and the body below it"]
    expect(await tell(CURL.replace('Ada', String.raw`Ada'\''s`))).toEqual(told)
    expect(await tell(CURL.replace('Ada', `Ada'"'"'s`))).toEqual(told)
    const [head] = CURL.split('--data')
    expect(await tell(`${head}--data @- <<'JSON'\n{ "data": "Ada's" }\nJSON`)).toEqual([])
    expect(await tell(`${head}--data "pan={{ id | json: '$.number' }}"`)).toEqual([])
  })

  it('sees commands inside others, and cURL in shells alone', async () => {
    expect(await tell('status=$(curl -s "$URL" | jq .)', 'sh')).toEqual([
      '1:15 `-s` does not say what it does: write `--silent`',
    ])
    expect(await tell('curl -s "$URL"', 'text')).toEqual([])
    expect(await tell('npm install -D curl')).toEqual([])
  })
})
