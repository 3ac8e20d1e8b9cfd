// Code that readers paste: what is told of it, where, and that nothing they paste breaks the checker.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type CodeReport, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { CODE_LANGUAGES } from '#site/api/code/languages/code-language.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

const check = (code: string, language?: string): Promise<CodeReport> =>
  checkPastedCode({ code, ...(language !== undefined && { language }) }, knowledge)

/** `line:column problem fix` */
async function told(code: string, language?: string): Promise<string[]> {
  const { problems } = await check(code, language)
  return problems.map(({ line, column, problem, fix }) => `${line}:${column} ${problem} ${fix}`)
}

describe('a call that the SDK does not have', () => {
  it.each([
    ['typescript', "await client.tokens.retrieve('x')", '1:14 The SDK has no call `tokens.retrieve`.'],
    ['python', 'client.tokens.retreive("x")', '1:8 The SDK has no call `tokens.retreive`.'],
    ['csharp', 'await client.Tokens.GetTokenAsync("x");', '1:14 The SDK has no call `Tokens.GetTokenAsync`.'],
    ['go', 'client.Tokens.Fetch(ctx, "x")', '1:8 The SDK has no call `Tokens.Fetch`.'],
    ['java', 'client.tokens().fetch("x");', '1:8 The SDK has no call `tokens.fetch`.'],
  ])('is told at its place in %s', async (language, code, what) => {
    expect((await told(code, language))[0]).toContain(what)
  })
})

it('knows a call of a legacy package, whatever name of today is nearest', async () => {
  expect((await told("await client.tokens.retrieve('x')"))[0]).toContain('Write `tokens.get`')
})

it('leads a command that installs a legacy package to its replacement', async () => {
  const { scope, scopePascal } = knowledge.data.brand
  const { judged, problems } = await check(`pip install ${scope}`)
  expect([judged, problems.map(({ kind, fix }) => [kind, fix])]).toEqual([
    true,
    [['deprecated', expect.stringContaining(`Install \`${scopePascal}Client\` instead`)]],
  ])
  expect(await told(`npm i @${scope}/${scope}-node`)).toEqual([
    expect.stringContaining(`Install \`@${scope}/node-sdk\` instead`),
  ])
  expect(await told(`pip install ${scope}-errors`)).toEqual([
    expect.stringContaining(`Write \`${scopePascal}Client\``),
  ])
})

it('names the field that the API does not know, and the right one', async () => {
  const code = `await client.tokens.create({\n  type: 'card',\n  data: { numbr: '4242424242424242' },\n})`
  expect((await told(code)).join('\n')).toContain(
    '3:11 `data` in the request of `create-token` has no field `numbr`',
  )
  expect((await told(code)).join('\n')).toContain('`number`')
})

it('says of a misspelt field that alone, and of what else is missing that too', async () => {
  expect(await told(`await client.tokens.create({ type: 'token', dta: 'x' })`)).toEqual([
    '1:45 The request of `create-token` has no field `dta`. Write `data`.',
  ])
  expect(await told(`await client.webhooks.create({ nam: 'a', url: 'https://a.example' })`)).toEqual([
    '1:30 The request of `create-webhook` needs the field `events`. Add `events`.',
    '1:32 The request of `create-webhook` has no field `nam`. Write `name`.',
  ])
})

it('names the value that is nearest to one that is not allowed', async () => {
  const [problem] = await told(
    `await client.webhooks.create({ name: 'a', url: 'https://a.example', events: ['token.creatd'] })`,
  )
  expect(problem).toMatch(/^1:78 `events\.0` .* Write `token\.created`\.$/)
})

it('counts lines from the fence that the code is pasted with', async () => {
  expect(await told("\n```python\nclient.tokens.retreive('a')\n```\n")).toEqual([
    expect.stringMatching(/^3:8 The SDK has no call `tokens\.retreive`/),
  ])
})

it('tells a deprecated operation with what replaces it', async () => {
  const code = `curl --request POST '${knowledge.data.server}/apple-pay/<APPLE_PAY_ID>/unlink' --header '${knowledge.data.brand.headerPrefix}-API-KEY: <PRIVATE_API_KEY>'`
  const { problems } = await check(code)
  expect(problems.find(({ kind }) => kind === 'deprecated')?.fix).toBe('Delete the resource instead.')
})

it('finds a key and a card that look alive, whatever the language', async () => {
  const code = `fn main() { let key = "key_prod_us_pvt_${'AbCdEfGhIjKl'}MnOpQrStUv"; let card = "${'45395787'}63621486"; }`
  const { judged, reason, problems } = await check(code, 'rust')
  expect(judged).toBe(false)
  expect(reason).toMatch(/^Not checked: Rust is not supported\. Supported languages: javascript,/)
  expect(problems.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['sample-unsafe-key', 'sample-unsafe-card']),
  )
})

describe('a private key that everybody can read', () => {
  const inBrand = (code: string) =>
    code.replaceAll('Brand', knowledge.data.brand.scopePascal).replaceAll('brand', knowledge.data.brand.scope)
  const placesIn = async (code: string, language?: string) =>
    (await told(code, language)).flatMap((one) =>
      one.includes('can read this key') ? one.split(' ')[0] : [],
    )

  it.each([
    ['javascript', `document.forms[0].onsubmit = () =>\n  post({ key: '<PRIVATE_API_KEY>' })`],
    ['tsx', `const { bt } = useBrand('<MANAGEMENT_API_KEY>')`],
    ['typescript', `const bt = await brand('<PRIVATE_API_KEY>')`],
    ['typescript', `const key = import.meta.env.VITE_PRIVATE_API_KEY`],
    ['kotlin', `val elements = BrandElements.builder().apiKey("<PRIVATE_API_KEY>").build()`],
  ])('is told in %s: %s', async (language, written) => {
    const code = inBrand(written)
    const lines = code.slice(0, code.search(/<PRIVATE|<MANAGEMENT|VITE_/)).split('\n')
    expect(await placesIn(code, language)).toEqual([`${lines.length}:${lines.at(-1)!.length + 1}`])
  })

  it.each([
    ['a public one', `document.title = 'Pay'\nconst bt = await brand('<PUBLIC_API_KEY>')`],
    [
      'a server beside the page',
      `document.title = 'Pay'\nconst express = require('express')\nconst client = new BrandClient({ apiKey: '<PRIVATE_API_KEY>' })`,
    ],
  ])('is not %s', async (_, code) => {
    expect(await placesIn(inBrand(code))).toEqual([])
  })
})

it('says nothing against a good call, and which operation it is', async () => {
  const { problems, calls } = await check(`await client.tokens.get('<TOKEN_ID>')`)
  expect(problems).toEqual([])
  expect(calls.map(({ operation }) => operation)).toEqual(['get-token'])
})

it('names the place that it could not read', async () => {
  const { unread } = await check('const a = = =\nawait client.tokens.get("x")', 'typescript')
  expect(unread[0]?.line).toBe(1)
})

it('leads every problem to a page', async () => {
  const { problems } = await check(
    `await client.tokens.create({ type: 'crd', data: {} })\nawait client.nothing.here()`,
  )
  expect(problems.length).toBeGreaterThan(1)
  for (const { read } of problems) expect(read).toMatch(/^\/docs\//)
})

describe('hostile code', () => {
  /** Repeatable: the same numbers in every run. */
  function* random(seed: number): Generator<number> {
    for (let state = seed; ;) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      yield state / 2 ** 32
    }
  }

  const nested = (open: string, close: string, middle = '') => open.repeat(3000) + middle + close.repeat(3000)
  const monsters: Record<string, string> = {
    'brackets without end': '(['.repeat(6000),
    'brackets within brackets': nested('(', ')'),
    'calls within calls': nested('client.tokens.create(', ')').slice(0, 20_000),
    'objects within objects': `client.tokens.create(${nested('{a:', '}', '1')})`,
    'lists within lists': `{"a":${nested('[', ']')}}`,
    'values within texts': nested('"\\(', ')"').slice(0, 20_000),
    interpolations: nested('$"{', '}"').slice(0, 20_000),
    substitutions: `curl ${nested('$(', ')')}`.slice(0, 20_000),
    'a variable that is itself': 'const a = a\nconst b = [b, b]\nclient.tokens.create(a, b)',
    'variables that double': `${Array.from({ length: 40 }, (_, at) => `const v${at + 1} = [v${at}, v${at}]`).join('\n')}\nclient.tokens.create(v40)`,
    'maps that are put into each other':
      'Map<String,Object> a = new HashMap<>(); Map<String,Object> b = new HashMap<>(); a.put("b", b); b.put("a", a); client.tokens().create(a);',
    'a request of its own in every line of PHP': `<?php\n${Array.from({ length: 900 }, (_, at) => `$c${at} = curl_init($u);`).join('\n')}`,
    'names of every object': '{"__proto__":{"constructor":1},"toString":1}',
    'open quotes': `'"\`$'${'"'.repeat(999)}`,
    'here documents without end': 'curl -d @- <<A <<B <<C\n'.repeat(400),
    'half a pair': '\ud800 client.tokens.create({ "\udfff": "\ud800" })',
    nothing: '',
    spaces: ' \n'.repeat(9000),
  }

  it.each(Object.entries(monsters))('is survived in every language: %s', async (_, monster) => {
    // Lines that are longer are not read at all.
    const code = monster.slice(0, 19_000).replaceAll(/.{400}/g, '$&\n')
    for (const language of CODE_LANGUAGES) {
      const report = await check(code, language)
      expect(report.language).toBe(language)
      expect(report.reason ?? '').not.toMatch(/more than/)
      expect(report.problems.length).toBeLessThan(500)
    }
  })

  it('is survived when pieces of good code are shuffled', async () => {
    const next = random(7)
    const pieces = [
      'client',
      '.',
      'tokens',
      '.create',
      '(',
      ')',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '`',
      ',',
      ':',
      '=',
      '\n',
      ' ',
      'new ',
      'await ',
      '$',
      '\\',
      '<',
      '>',
      '/*',
      '//',
      '#',
      'curl -X POST',
      ' -d ',
      '@-',
      '<<X',
      '|',
      '&',
      '1',
      '-',
      'type',
      'data',
      'let a = ',
      'null',
      '\u2028',
      'é',
    ]
    for (let round = 0; round < 60; round++) {
      const code = Array.from(
        { length: 120 },
        () => pieces[Math.floor(next.next().value! * pieces.length)],
      ).join('')
      for (const language of [...CODE_LANGUAGES, undefined]) {
        const report = await check(code, language)
        expect(Array.isArray(report.problems)).toBe(true)
      }
    }
  })

  it('is not read beyond what somebody asks about', async () => {
    const { judged, reason } = await check('client.tokens.get("x")\n'.repeat(2000))
    expect(judged).toBe(false)
    expect(reason).toMatch(/20000 characters/)
  })
})
