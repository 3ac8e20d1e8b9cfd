// Code and commands as people paste them: read where they can be, and where not, named as what they are.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type CodeReport, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
let api: string
let key: string
beforeAll(async () => {
  knowledge = await realKnowledge()
  api = knowledge.data.server
  key = `${knowledge.data.brand.headerPrefix}-API-KEY`
})

const check = (code: string): Promise<CodeReport> =>
  checkPastedCode(
    { code: code.replaceAll('API', api).replaceAll('KEY', key).replaceAll('kEy', key.toLowerCase()) },
    knowledge,
  )

const JSON_TYPE = `-H 'Content-Type: application/json'`

describe('Markdown fences', () => {
  const call = "await client.tokens.retreive('x')"

  it('with words around them are left out', async () => {
    const { problems } = await check(`Mine:\n\n\`\`\`js\n${call}\n\`\`\`\nWhy?`)
    expect(problems.map(({ line }) => line)).toEqual([4])
  })

  it.each([
    'None of my calls work:',
    'I call client.tokens.retrieve() like this:',
    'Set `const client` first, and then:',
  ])('come after words that look like code: %s', async (words) => {
    const { problems } = await check(`${words}\n\`\`\`js\n${call}\n\`\`\``)
    expect(problems.map(({ line }) => line)).toEqual([3])
  })

  it('in a text of the code are part of it', async () => {
    const { problems } = await check(`${call}\nconst help = \`\n~~~js\nconst a = 1\n~~~\n\``)
    expect(problems.map(({ line }) => line)).toEqual([1])
  })

  it('that never close are read like any other text, however many', async () => {
    expect((await check('~~~x\n'.repeat(3900))).problems).toEqual([])
  })
})

describe('a command', () => {
  it.each([
    ['--json', `curl API/tokens --json '{"type":"token","data":"x"}' -H "KEY: $K"`],
    [
      'a here document',
      `curl API/tokens -H 'KEY: <K>' ${JSON_TYPE} -d @- <<EOF\n{"type":"token","data":"x"}\nEOF`,
    ],
    [
      'a quote with escapes',
      `curl API/tokens -H $'KEY: <K>' ${JSON_TYPE} -d $'{"type":"token","data":"it\\'s \\u0041"}'`,
    ],
    [
      'a query from data',
      `curl -G API/v2/tokens --data-urlencode 'metadata.order=10 42' -d size=5 -H 'KEY: <K>'`,
    ],
    [
      'options by their letters',
      `curl -sSLXPOST API/tokens -H'KEY: <K>' ${JSON_TYPE} -d'{"type":"token","data":"x"}'`,
    ],
    ['headers in odd case', `curl API/v2/tokens -H 'kEy: <K>' -H 'ACCEPT: */*'`],
    ['variables that it sets', `BASE=API; LIST="$BASE/v2"\ncurl "\${LIST}/tokens?size=5" -H 'KEY: <K>'`],
    ['its Markdown fence', '```bash\ncurl API/v2/tokens -H "KEY: $K"\n```'],
  ])('is read with %s', async (_, code) => {
    const { judged, problems, calls } = await check(code)
    expect(problems).toEqual([])
    expect(judged).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it.each([
    [
      'pieces that are sent as a form',
      `curl API/tokens -d type=token -d data=x -H 'KEY: <K>'`,
      /would send `application\/x-www-form/,
    ],
    [
      'pieces of JSON that are joined',
      `curl API/tokens -d '{"a":1}' -d '{"b":2}' ${JSON_TYPE} -H 'KEY: <K>'`,
      /JSON|Expected|expected|Unexpected|unexpected/,
    ],
    [
      'a wrong query from data',
      `curl -G API/v2/tokens --data-urlencode 'size=many' -H 'KEY: <K>'`,
      /`size` of `list-tokens`/,
    ],
    [
      'what a variable of its own holds',
      `export BASE=API\ncurl "$BASE/v2/tokens?siz=5" -H 'KEY: <K>'`,
      /no query parameter `siz`/,
    ],
    ['a misspelt option', `curl API/v2/tokens --heder 'KEY: <K>'`, /`--heder` is not a cURL option/],
  ])('is told of %s', async (_, code, problem) => {
    const { problems } = await check(code)
    expect(problems.map((one) => one.problem).join('\n')).toMatch(problem)
  })

  it('is told nothing of a variable that is set twice or changed', async () => {
    const { problems, judged } = await check(
      `SIZE=many; SIZE=5; TYPE=car; TYPE+=d\ncurl "API/v2/tokens?size=$SIZE&type=$TYPE" -H 'KEY: <K>'`,
    )
    expect({ problems, judged }).toEqual({ problems: [], judged: true })
  })

  it.each([
    `curl --request "$METHOD" API/tokens -H 'KEY: <K>' ${JSON_TYPE} -d '{"type":"token"}'`,
    `wget --method="$METHOD" API/tokens --header 'KEY: <K>'`,
    `http $METHOD API/tokens KEY:$K`,
  ])('is not judged where only a variable knows the method: %s', async (code) => {
    const { problems, judged } = await check(code)
    expect({ problems, judged }).toEqual({ problems: [], judged: false })
  })

  it('is led to the same path of another version', async () => {
    const { problems } = await check(`curl API/tokens -H 'KEY: <K>'`)
    expect(problems[0]!.fix).toContain('`/v2/tokens`')
  })
})

describe('a request without an SDK', () => {
  it.each([
    [
      'fetch',
      `await fetch('API/tokens', { method: 'POST', headers: { 'KEY': key, 'Content-Type': 'application/json' }, body: JSON.stringify({ type: 'card', data: { numbr: '1' } }) })`,
    ],
    [
      'axios',
      `await axios.post('API/tokens', { type: 'card', data: { numbr: '1' } }, { headers: { 'KEY': key } })`,
    ],
    [
      'requests',
      `requests.post("API/tokens", headers={"KEY": key}, json={"type": "card", "data": {"numbr": "1"}})`,
    ],
  ])('is compared field by field: %s', async (_, code) => {
    const { problems, calls } = await check(code)
    expect(calls.map(({ operation }) => operation)).toEqual(['create-token'])
    expect(problems.map(({ problem }) => problem).join('\n')).toContain('no field `numbr`')
  })

  it('is read with an address that code completes, and with parameters beside it', async () => {
    const template = await check(
      'await fetch(`API/tokens/${id}`, { headers: { KEY: key } })'.replace('KEY:', "'KEY':"),
    )
    expect(template.calls.map(({ operation }) => operation)).toEqual(['get-token'])
    const { problems } = await check(
      `requests.get("API/v2/tokens", headers={"KEY": key}, params={"sise": 5})`,
    )
    expect(problems[0]!.problem).toContain('no query parameter `sise`')
  })

  it('is not checked where only its address could be read', async () => {
    const { judged, reason, unread, problems } = await check(
      `const url = 'API/tokens'\nawait ky(url, { json: { tpye: 'card' } })`,
    )
    expect({ judged, problems }).toEqual({ judged: false, problems: [] })
    expect(reason).toContain('the call could not be read')
    expect(unread.map(({ line }) => line)).toEqual([1])
  })
})

it('says of a client in PHP that only requests are read', async () => {
  const { judged, reason } = await check(
    `<?php\n$client = new ${knowledge.data.brand.scopePascal}Client($key);\n$client->tokens->create(['type' => 'token']);`,
  )
  expect(judged).toBe(false)
  expect(reason).toContain('only requests over HTTP are read')
})

it.each([
  ['PowerShell', `Invoke-RestMethod -Method Post -Uri 'API/tokens' -Headers @{ 'KEY' = 'k' }`],
  ['Terraform', `resource "brand_proxy" "main" {\n  name = "Main"\n  require_auth = true\n}`],
  ['Terraform', `# Keys\nprovider "brand" {\n  api_key = var.management_key\n}`],
  ['Ruby', `require 'net/http'\nNet::HTTP.post(URI('API/tokens'), '{}')`],
  ['Rust', `let client = reqwest::Client::new();\nclient.post("API/tokens").send().await?;`],
])('code in %s is called by its name, and is not taken for another language', async (name, code) => {
  const { language, judged, reason } = await check(code)
  expect({ language, judged }).toEqual({ language: 'unknown', judged: false })
  expect(reason).toContain(`${name} is not supported. Supported languages:`)
})

describe('what tools have recorded', () => {
  const har = (url: string, body: string) =>
    JSON.stringify(
      {
        log: {
          entries: [
            {
              request: {
                method: 'POST',
                url,
                headers: [
                  { name: 'KEY', value: '<PRIVATE_API_KEY>' },
                  { name: 'Content-Type', value: 'application/json' },
                ],
                postData: { mimeType: 'application/json', text: body },
              },
              response: { status: 400 },
            },
          ],
        },
      },
      null,
      2,
    )

  it('is checked as its requests, at their lines: a HAR file', async () => {
    const { judged, calls, problems } = await check(har('API/tokens', '{"typ":"token","data":"x"}'))
    expect([judged, calls.map(({ operation }) => operation)]).toEqual([true, ['create-token']])
    expect(problems.map(({ line, fix }) => `${line} ${fix}`)).toEqual(['20 Write `type`.'])
  })

  it('does not miss the body of a request of another tool', async () => {
    const request = { method: 'POST', url: 'API/tokens', headers: { KEY: '<K>' }, data: { type: 'token' } }
    const { calls, problems } = await check(JSON.stringify(request))
    expect([calls.length, problems]).toEqual([1, []])
  })

  it('says nothing of requests to others, and of JSON that is none', async () => {
    for (const code of [har('https://psp.example/tokens', '{}'), '{"method":"POST","url":"/tokens"}'])
      expect(await check(code)).toMatchObject({ judged: false, problems: [] })
  })

  it('is checked as its requests: a HAR file of Chrome, whose pseudo-headers are no headers', async () => {
    const pseudo = [':method', ':authority', ':path', ':scheme'].map((name) => ({ name, value: 'x' }))
    const { log } = JSON.parse(har('API/tokens', '{"type":"token","data":"x"}')) as {
      log: { entries: [{ request: { headers: unknown[] } }] }
    }
    log.entries[0].request.headers.unshift(...pseudo)
    const { judged, problems } = await check(JSON.stringify({ log }))
    expect([judged, problems]).toEqual([true, []])
  })

  describe('is checked as its requests: a Postman collection', () => {
    const request = {
      method: 'POST',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: { mode: 'raw', raw: '{"type":"token","data":"x"}' },
      url: { raw: 'API/tokens' } as unknown,
    }
    const collection = (changed: object, response?: object[]): string =>
      JSON.stringify({ item: [{ request: { ...request, ...changed }, response }] }, null, 2)

    it.each<[what: string, changed: object]>([
      ['whose key may be set for all of them', {}],
      ['whose URL is text', { url: 'API/tokens' }],
      [
        'with a header that is off',
        { header: [...request.header, { key: 'KEYS', value: 'x', disabled: true }] },
      ],
      [
        'with a parameter that is off',
        {
          url: {
            raw: 'API/tokens?pages=1',
            query: [{ key: 'pages', value: '1', disabled: true }],
          },
        },
      ],
      ['with a form', { body: { mode: 'formdata', formdata: [{ key: 'a', value: 'b' }] } }],
      ['with a variable outside quotes', { body: { mode: 'raw', raw: '{"type":"token","data":{{data}}}' } }],
      ['with a file', { body: { mode: 'file', file: { src: 'a.json' } } }],
    ])('%s', async (_, changed) => {
      const { calls, problems } = await check(collection(changed))
      expect([calls.map(({ operation }) => operation), problems]).toEqual([['create-token'], []])
    })

    it('with an empty form, which is no body', async () => {
      const body = { mode: 'formdata', formdata: [] }
      const url = { raw: 'API/tokens/abc' }
      expect((await check(collection({ method: 'GET', header: [], url, body }))).problems).toEqual([])
    })

    it('without the saved examples', async () => {
      const originalRequest = { ...request, body: { mode: 'raw', raw: '{"typ":"token"}' } }
      const { calls, problems } = await check(collection({}, [{ name: 'Bad Request', originalRequest }]))
      expect([calls.length, problems]).toEqual([1, []])
    })

    it('with what its text says and not what is off', async () => {
      const header = [{ key: 'Content-Type', value: 'text/plain', disabled: true }, ...request.header]
      const body = { mode: 'raw', raw: '{"typ":"token","data":"x"}' }
      const { problems } = await check(collection({ header, body }))
      expect(problems.map(({ fix }) => fix)).toEqual(['Write `type`.'])
    })

    it('with a parameter that is on beside one that is off', async () => {
      const query = [
        { key: 'pages', value: '1', disabled: true },
        { key: 'pge', value: '1' },
      ]
      const url = { raw: 'API/tokens?pages=1&pge=1', query }
      const { problems } = await check(collection({ url }))
      expect(problems.map(({ problem }) => problem)).toEqual(['`create-token` has no query parameter `pge`.'])
    })

    it('which lacks a body where it says none', async () => {
      const { problems } = await check(collection({ body: undefined }))
      expect(problems.map(({ problem }) => problem)).toEqual(['`create-token` needs a body.'])
    })
  })

  it('is checked without the response that was copied with a request', async () => {
    const request = 'POST API/tokens HTTP/1.1\nKEY: <K>\nContent-Type: application/json\n\n'
    const response =
      '\n\nHTTP/1.1 400 Bad Request\nContent-Type: application/json\n\n{"title":\n"Bad Request"}'
    const right = await check(`${request}{"type":"token","data":"x"}${response}`)
    expect([right.judged, right.problems]).toEqual([true, []])
    const { problems } = await check(`${request}{"typ":"token","data":"x"}${response}`)
    expect(problems.map(({ line }) => line)).toEqual([5])
  })

  it('is checked as the new code of a diff, on its lines', async () => {
    const diff = `diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1,2 +1,2 @@\n const client = await open()\n-await client.tokens.retreive('a')\n+await client.tokens.get('a')\n+await client.tokens.lst()\n`
    const { calls, problems } = await check(diff)
    expect(calls.map(({ operation }) => operation)).toEqual(['get-token'])
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[8, 15]])
  })

  it('is checked as the new code of a change that has no line numbers', async () => {
    const change = ` const client = await open()\n-await client.tokens.retreive('a')\n+await client.tokens.lst()`
    const { problems } = await check(change)
    expect(problems.map(({ line, column }) => [line, column])).toEqual([[3, 15]])
  })

  it('is checked as the new code of a diff that begins with many removed lines', async () => {
    const removed = '-  // removed\n'.repeat(400)
    const { problems } = await check(`@@ -1,401 +1,1 @@\n${removed}+await client.tokens.lst()\n`)
    expect(problems.map(({ line }) => line)).toEqual([402])
  })

  describe('is checked as the new code of a diff', () => {
    const places = async (code: string) => {
      const { language, problems } = await check(code)
      return [language, ...problems.map(({ line, column, fix }) => `${line}:${column} ${fix}`)]
    }

    it('of an HTTP file, without the header that was removed', async () => {
      const diff = `diff --git a/a.http b/a.http\nindex 1..2 100644\n--- a/a.http\n+++ b/a.http\n@@ -1,5 +1,5 @@\n POST API/tokens\n-KEY: <A>\n+KEY: <K>\n Content-Type: application/json\n \n-{"type":"token","data":"x"}\n+{"typ":"token","data":"x"}\n`
      expect(await places(diff)).toEqual(['http', '12:3 Write `type`.'])
    })

    it('of a cURL command, whose options may begin a line', async () => {
      const diff = `@@ -1,4 +1,4 @@\n curl API/tokens \\\n--H 'KEY: <A>' \\\n+-H 'KEY: <K>' \\\n ${JSON_TYPE} \\\n -d '{"typ":"token","data":"x"}'`
      expect(await places(diff)).toEqual(['bash', '6:7 Write `type`.'])
    })

    it('and the words around it stay', async () => {
      const command = `curl API/tokens \\\n-H 'KEY: <K>' \\\n${JSON_TYPE} \\\n-d '{"typ":"token","data":"x"}'\n\n`
      const diff = `--- a/a.sh\n+++ b/a.sh\n@@ -1 +1 @@\n-curl API/a\n+curl API/tokenz\n\n`
      const told = [expect.stringMatching(/^4:\d+ Write `type`\.$/), expect.stringMatching(/^10:/)]
      expect(await places(command + diff)).toEqual(['bash', ...told])
      const behind = [expect.stringMatching(/^5:/), expect.stringMatching(/^10:\d+ Write `type`\.$/)]
      expect(await places(diff + command)).toEqual(['bash', ...behind])
    })

    it('whose numbers were cut by hand', async () => {
      const diff = `@@ -1,9 +1,9 @@\nconst client = await open()\n-await client.tokens.lst()\n+  await client.tokens.lst()`
      expect(await places(diff)).toEqual(['typescript', '4:17 Write `tokens.list`.'])
    })
  })

  it('is read from what Postman writes for PHP', async () => {
    const { calls, problems } = await check(
      `<?php\n$headers = ['KEY' => '{{key}}', 'Content-Type' => 'application/json'];\n$body = '{\n  "typ": "token",\n  "data": "x"\n}';\n$request = new Request('POST', 'API/tokens', $headers, $body);\n$res = $client->sendAsync($request)->wait();`,
    )
    expect(calls.map(({ operation }) => operation)).toEqual(['create-token'])
    expect(problems.map(({ fix }) => fix)).toEqual(['Write `type`.'])
  })
})
