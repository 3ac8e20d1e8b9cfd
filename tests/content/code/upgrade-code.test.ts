// Legacy code as it is written today, and what is left to its author.

import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { upgradeCode, type Upgraded } from '#site/api/code/pasted/upgrade/upgrade-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

it('rewrites client and calls of the legacy JavaScript package, and proves the result', async () => {
  const { scope, scopePascal } = knowledge.data.brand
  const legacy = `import { ${scopePascal} } from '@${scope}/${scope}-js'

const client = await new ${scopePascal}().init('<PRIVATE_API_KEY>')

const token = await client.tokens.retrieve('<TOKEN_ID>')
await client.tokenize({ type: 'card', data: { number: '4242424242424242' } })
await client.proxy.post({ path: '/charge' })
await client.atm.list()
`
  const { code, left, report } = await upgradeCode(legacy, undefined, knowledge)
  expect(code).toContain(`import { ${scopePascal}Client } from '@${scope}/node-sdk'`)
  expect(code).toContain(`const client = new ${scopePascal}Client({ apiKey: '<PRIVATE_API_KEY>' })`)
  expect(code).toContain(`client.tokens.get('<TOKEN_ID>')`)
  expect(code).toContain('client.tokens.tokenize({')
  expect(left.map(({ line, call }) => `${line} ${call}`)).toEqual(['7 proxy.post', '8 atm.list'])
  expect(left[0]!.note).toMatch(/fetch/)
  // What could not be translated is what the checker still finds.
  expect(report.problems.map(({ line }) => line)).toEqual([7, 8])
})

it('renames packages in other languages and leaves a name with two meanings alone', async () => {
  const { scope } = knowledge.data.brand
  const go = await upgradeCode(`import "github.com/${scope}/${scope}-go"`, 'go', knowledge)
  expect(go.code).toBe(`import "github.com/${scope}/go-sdk/v6"`)
  const python = await upgradeCode(`import ${scope}`, 'python', knowledge)
  expect(python.changes).toEqual([])
})

it('renames the artifact in the files of Maven and Gradle, and reports its version', async () => {
  const { scope } = knowledge.data.brand
  const files = [
    `<groupId>com.${scope}</groupId>\n  <artifactId>${scope}-java</artifactId>\n  <version>3.1.0</version>`,
    `implementation group: 'com.${scope}', name: '${scope}-java', version: '3.1.0'`,
    `implementation("com.${scope}:${scope}-java:3.1.0")`,
  ]
  for (const file of files) {
    const { code, left } = await upgradeCode(file, undefined, knowledge)
    expect(code).toBe(file.replace(`${scope}-java`, 'api-client'))
    expect(left[0]!.note).toBe('This is a version of the legacy package.')
  }
  const other = `<groupId>org.other</groupId>\n<artifactId>${scope}-java</artifactId>`
  expect((await upgradeCode(other, undefined, knowledge)).changes).toEqual([])
})

it('reports what it knows no call of, in each language that had a legacy package', async () => {
  const { scope, scopePascal } = knowledge.data.brand
  const codes: [language: string, code: string, call: string][] = [
    [
      'typescript',
      `import { X } from '@${scope}/${scope}-node'\nawait client.tokens.retrieve('a')`,
      'tokens.retrieve',
    ],
    ['csharp', `using ${scopePascal}.net;\nawait client.Tokens.RetrieveAsync("a");`, 'Tokens.RetrieveAsync'],
    ['go', `import "github.com/${scope}/${scope}-go"\nclient.Tokens.Retrieve(ctx, "a")`, 'Tokens.Retrieve'],
  ]
  for (const [language, code, call] of codes) {
    const { code: upgraded, left } = await upgradeCode(code, language, knowledge)
    expect([language, left.map((one) => one.line), left.at(-1)!.call]).toEqual([language, [1, 2], call])
    expect(left[0]!.note).toContain('/docs/sdks/server-side/')
    // Nothing but the package's name is changed.
    expect(upgraded.split('\n')[1]).toBe(code.split('\n')[1])
  }
})

it('leaves a call alone that the new package has too', async () => {
  const { scope } = knowledge.data.brand
  const { left } = await upgradeCode(
    `import "github.com/${scope}/${scope}-go"\nclient.Tokens.Get(ctx, "a")`,
    'go',
    knowledge,
  )
  expect(left.map(({ line }) => line)).toEqual([1])
})

it('renames packages where they are installed, and reports a version that is the old one’s', async () => {
  const { scope, scopePascal } = knowledge.data.brand
  const install = await upgradeCode(
    `npm install @${scope}/${scope}-js@4\npip install ${scope}\n`,
    'bash',
    knowledge,
  )
  expect(install.code).toBe(`npm install @${scope}/node-sdk@4\npip install ${scopePascal}Client\n`)
  expect(install.left.map(({ line, note }) => [line, /version/.test(note)])).toEqual([[1, true]])
})

it('changes nothing in code of today', async () => {
  const code = "const token = await client.tokens.get('<TOKEN_ID>')"
  const upgraded = await upgradeCode(code, 'typescript', knowledge)
  expect(upgraded).toMatchObject({ code, changes: [], left: [] })
})

it('rewrites the client of CommonJS code and under another name', async () => {
  const { scope, scopePascal: name } = knowledge.data.brand
  const common = `const { ${name} } = require('@${scope}/${scope}-js');
const bt = await new ${name}().init(process.env.KEY);
const token = await bt.tokens.retrieve(id);
`
  const { code, left } = await upgradeCode(common, undefined, knowledge)
  expect(code).toBe(`const { ${name}Client } = require('@${scope}/node-sdk');
const bt = new ${name}Client({ apiKey: process.env.KEY });
const token = await bt.tokens.get(id);
`)
  expect(left).toEqual([])
  const renamed = `import { ${name} as Vault } from '@${scope}/${scope}-js'\nconst v = await new Vault().init(key)`
  expect((await upgradeCode(renamed, undefined, knowledge)).code).toBe(
    `import { ${name}Client as Vault } from '@${scope}/node-sdk'\nconst v = new Vault({ apiKey: key })`,
  )
})

it('reports a client that it cannot rewrite, and options that have no equivalent', async () => {
  const { scope, scopePascal: name } = knowledge.data.brand
  const imported = `import { ${name} } from '@${scope}/${scope}-js'`
  const leftOf = async (code: string) =>
    (await upgradeCode(`${imported}\n${code}`, undefined, knowledge)).left.map(
      ({ line, call }) => `${line} ${call}`,
    )
  expect(await leftOf(`const client = await new ${name}().init(key, { apiBaseUrl: url })`)).toEqual([
    '2 init',
  ])
  expect(await leftOf(`new ${name}().init(key).then((client) => run(client))`)).toEqual([`2 new ${name}`])
  expect(await leftOf(`const made = new ${name}()`)).toEqual([`2 new ${name}`])
})

describe('finds the calls of a client', () => {
  const legacy = (code: string) =>
    `import { Brand } from '@brand/brand-js'\nconst client = await new Brand().init(key)\n${code}`
  const today = (code: string) =>
    `import { BrandClient } from '@brand/node-sdk'\nconst client = new BrandClient({ apiKey: key })\n${code}`

  it.each<[what: string, code: string, upgraded: string]>([
    [
      'given as an argument',
      '(store, id) => store.tokens.retrieve(id)',
      '(store, id) => store.tokens.get(id)',
    ],
    [
      'given with its type',
      'async function read(c: Brand) { return c.tokens.retrieve(id) }',
      'async function read(c: BrandClient) { return c.tokens.get(id) }',
    ],
    [
      'given as a default',
      '(id, c = client) => c.tokens.retrieve(id)',
      '(id, c = client) => c.tokens.get(id)',
    ],
    ['taken apart by an argument', '({ tokens }) => tokens.retrieve(id)', '({ tokens }) => tokens.get(id)'],
    ['of another name', 'const v = client\nv.tokens.retrieve(id)', 'const v = client\nv.tokens.get(id)'],
    ['that may be missing', 'client?.tokens?.retrieve(id)', 'client?.tokens?.get(id)'],
  ])('%s', async (_, code, upgraded) => {
    const result = await upgrade(legacy(code))
    expect(result.code).toBe(today(upgraded))
    expect(result.left).toEqual([])
  })

  it.each<[what: string, code: string, upgraded: string]>([
    [
      'taken apart where it is made',
      `const { tokens, proxy: p } = await new Brand().init(key)\ntokens.retrieve(id)`,
      `const { tokens, proxy: p } = new BrandClient({ apiKey: key })\ntokens.get(id)`,
    ],
    [
      'of a module',
      `const client = await new sdk.Brand().init(key)\nclient.tokens.retrieve(id)`,
      `const client = new sdk.BrandClient({ apiKey: key })\nclient.tokens.get(id)`,
    ],
    [
      'made in parentheses',
      `const client = await (new Brand()).init(key)\nclient.tokens.retrieve(id)`,
      `const client = new BrandClient({ apiKey: key })\nclient.tokens.get(id)`,
    ],
  ])('%s', async (_, code, upgraded) => {
    const { code: result } = await upgrade(`import * as sdk from '@brand/brand-js'\n${code}`)
    expect(result).toBe(`import * as sdk from '@brand/node-sdk'\n${upgraded}`)
  })

  it.each<[what: string, code: string, call: string]>([
    ['in brackets', `client['tokens']['retrieve'](id)`, 'tokens.retrieve'],
    ['passed on', 'ids.map(client.tokens.retrieve)', 'tokens.retrieve'],
    ['taken apart', 'const { retrieve } = client.tokens', 'tokens.retrieve'],
    ['of what a call returns', '(await open()).tokens.retrieve(id)', 'tokens.retrieve'],
    ['taken apart without its group', 'const { tokenize } = client\ntokenize({ a: 1 })', 'tokenize'],
    ['without an equivalent, taken apart', 'const { proxy } = client\nproxy.post({})', 'proxy.post'],
  ])('and reports what it cannot rewrite: %s', async (_, code, call) => {
    const { code: result, left } = await upgrade(legacy(code))
    expect(result).toBe(today(code))
    expect(left.map((one) => one.call)).toEqual([call])
  })

  it('and leaves those of other libraries alone', async () => {
    const code = `const other = new Other(key)\nother.tokens.retrieve(id)`
    expect(await upgrade(legacy(code))).toMatchObject({ code: today(code), left: [] })
    const typed = 'function read(other: Other) { return other.tokens.retrieve(id) }'
    expect((await upgrade(legacy(typed))).code).toBe(today(typed))
  })
})

describe('follows the client in every form of a script', () => {
  it.each<[what: string, code: string, upgraded: string]>([
    [
      'loaded when it is needed',
      `const { Brand } = await import('@brand/brand-js')\nconst c = await new Brand().init(key)\nc.tokens.retrieve(id)`,
      `const { BrandClient } = await import('@brand/node-sdk')\nconst c = new BrandClient({ apiKey: key })\nc.tokens.get(id)`,
    ],
    [
      'a member of what is required',
      `const Brand = require('@brand/brand-js').Brand\nconst c = await new Brand().init(key)\nc.tokens.retrieve(id)`,
      `const Brand = require('@brand/node-sdk').BrandClient\nconst c = new Brand({ apiKey: key })\nc.tokens.get(id)`,
    ],
    [
      'minified',
      `import{Brand as t}from"@brand/brand-js";const e=await(new t).init(k),n=await e.tokens.retrieve(i)`,
      `import{BrandClient as t}from"@brand/node-sdk";const e=new t({ apiKey: k }),n=await e.tokens.get(i)`,
    ],
    [
      'a type of the package',
      `let c: import('@brand/brand-js').Brand\nc!.tokens.retrieve<Card>(id)`,
      `let c: import('@brand/node-sdk').BrandClient\nc!.tokens.get<Card>(id)`,
    ],
    [
      'exported again, under the name that others import',
      `import { Brand } from '@brand/brand-js'\nexport { Brand }\nmodule.exports = { Brand }`,
      `import { BrandClient } from '@brand/node-sdk'\nexport { BrandClient as Brand }\nmodule.exports = { Brand: BrandClient }`,
    ],
    [
      'exported from the package',
      `export { Brand, Brand as Vault } from '@brand/brand-js'`,
      `export { BrandClient as Brand, BrandClient as Vault } from '@brand/node-sdk'`,
    ],
    [
      'with a key that is computed',
      `import { Brand } from '@brand/brand-js'\nconst c = await new Brand().init(decode(config.get('a)b', 1)),\n)`,
      `import { BrandClient } from '@brand/node-sdk'\nconst c = new BrandClient({ apiKey: decode(config.get('a)b', 1)) })`,
    ],
    [
      'with a comment beside the key',
      `import { Brand } from '@brand/brand-js'\nconst c = await new Brand().init(\n  key, // of the vault\n)`,
      `import { BrandClient } from '@brand/node-sdk'\nconst c = new BrandClient({ apiKey: key, // of the vault\n })`,
    ],
    [
      'and its method in no text and no comment',
      `import { Brand } from '@brand/brand-js'\n// client.tokens.retrieve is slow\nlog('client.tokens.retrieve', new Error('new Brand()'))`,
      `import { BrandClient } from '@brand/node-sdk'\n// client.tokens.retrieve is slow\nlog('client.tokens.retrieve', new Error('new Brand()'))`,
    ],
    [
      'and not in the text of a page',
      `import { Brand } from '@brand/brand-js'\nexport const About = () => <p>new Brand().init(key)</p>`,
      `import { BrandClient } from '@brand/node-sdk'\nexport const About = () => <p>new Brand().init(key)</p>`,
    ],
    [
      'in a handler, which looks like Go',
      `export default async (ctx) => {\n  ctx.body = await (ctx.vault as Brand).tokens.retrieve(ctx.id)\n}`,
      `export default async (ctx) => {\n  ctx.body = await (ctx.vault as BrandClient).tokens.get(ctx.id)\n}`,
    ],
  ])('%s', async (_, code, upgraded) => {
    const result = await upgrade(code, '')
    expect(result).toMatchObject({ code: upgraded, left: [] })
  })

  it.each<[what: string, code: string, left: string[]]>([
    ['other names of the package', `import { Brand, BrandError } from '@brand/brand-js'`, ['BrandError']],
    ['paths into the package', `import type { A } from '@brand/brand-js/types'`, ['@brand/brand-js/types']],
    [
      'the type of what `init` returned',
      `import { Brand } from '@brand/brand-js'\nlet client: Awaited<ReturnType<Brand['init']>>`,
      ["Brand['init']"],
    ],
    [
      'addresses of the package',
      `import { Brand } from 'https://esm.sh/@brand/brand-js@4'`,
      ['@brand/brand-js'],
    ],
    [
      'a name that the code has twice now',
      `import { Brand } from '@brand/brand-js'\nimport { BrandClient } from '@brand/node-sdk'`,
      ['BrandClient'],
    ],
    [
      'another vendor\u2019s call of the same name, in case it is the client\u2019s',
      `import { Brand } from '@brand/brand-js'\nimport { stripe } from './stripe'\nstripe.tokens.retrieve(id)`,
      ['tokens.retrieve'],
    ],
    ['a method named to a test\u2019s stub', `stub(client.tokens, 'retrieve')`, ['tokens.retrieve']],
    [
      'the elements of a web page',
      `await client.createElement('card', { targetId: 'a' })`,
      ['createElement'],
    ],
    ['a client made by a page\u2019s script', '<script>\nnew Brand().init(key)\n</script>', ['new Brand']],
    [
      'that a reactor\u2019s runtime chooses the client',
      'await req.client.tokens.retrieve(id)',
      ['req.client'],
    ],
  ])('and reports %s', async (_, code, left) => {
    const result = await upgrade(code)
    expect(result.left.map(({ call }) => call)).toEqual(left)
    // Nothing of it is guessed.
    for (const call of left) expect(result.code).toContain(call.split('.').at(-1))
  })

  it.each([
    ['new Brand', `const c = await new (await import('@brand/brand-js')).Brand().init(key)`],
    ['new Brand', `const c = await new (require('@brand/brand-js').Brand)().init(key)`],
    ['Brand', `import('@brand/brand-js').then(run)`],
  ])('and reports %s where the package is loaded in place: %s', async (call, code) => {
    expect((await upgrade(code)).left).toMatchObject([{ line: 1, call }])
  })

  it.each(['class Brand {}', 'const Brand = mock()', 'interface Brand {}'])(
    'and leaves what the code itself gives the name: %s',
    async (own) => {
      const code = `${own}\nconst c = await new Brand().init(key)`
      expect((await upgrade(code)).code).toBe(code)
    },
  )

  it('takes code out of the words and fences around it', async () => {
    const { code } = await upgrade('Mine:\n```js\nclient.tokens.retrieve(id)\n```\nWhy?', '')
    expect(code.trim()).toBe('client.tokens.get(id)')
  })

  it('leaves code that is too long as it is, and says so', async () => {
    const code = "import { Brand } from '@brand/brand-js'\n".repeat(600)
    expect(await upgrade(code)).toMatchObject({
      code,
      left: [],
      reason: expect.stringMatching(/^Not upgraded: the limit is/) as string,
    })
  })
})

describe('renames a package in the files that name it, and reports its version', () => {
  it.each<[file: string, code: string, upgraded: string]>([
    [
      'project of .NET',
      '<PackageReference Include="Brand.net" Version="4.1.0" />',
      'Include="Brand.Client" V',
    ],
    ['command of .NET', 'dotnet add package Brand.net --version 4.1.0', 'package Brand.Client --version'],
    [
      'module of Go',
      'module a\n\nrequire github.com/brand/brand-go/v4 v4.0.1',
      'github.com/brand/go-sdk/v6 v4',
    ],
    ['command of Go', 'go get github.com/brand/brand-go@v1.4.0', 'go get github.com/brand/go-sdk/v6@v1'],
    [
      'catalogue of Gradle',
      'a = { module = "com.brand:brand-java", version = "3" }',
      '"com.brand:api-client"',
    ],
    [
      'project of Maven, in another order',
      '<artifactId>brand-java</artifactId>\n<groupId>com.brand</groupId>\n<version>3</version>',
      '<artifactId>api-client</artifactId>',
    ],
    ['requirements of pip', 'flask==3.0.0\nbrand==3.1.0', '\nBrandClient==3.1.0'],
    ['command of pip', "python -m pip install -U 'brand>=3,<4'", "'BrandClient>=3,<4'"],
    ['project of Poetry', '[tool.poetry.dependencies]\nbrand = "^3.1"', '\nBrandClient = "^3.1"'],
  ])('%s', async (_, code, upgraded) => {
    const result = await upgrade(code, '')
    expect(result.code).toContain(upgraded)
    expect(result.left.map(({ note }) => note)).toEqual(['This is a version of the legacy package.'])
  })

  it('and that a file names both now', async () => {
    const { left } = await upgrade('{ "@brand/brand-js": "4", "@brand/node-sdk": "6" }', '')
    expect(left.map(({ note }) => note)).toContain(
      '`@brand/node-sdk` is already there. Remove one of the two.',
    )
  })
})

async function upgrade(
  code: string,
  language = 'typescript',
): Promise<Pick<Upgraded, 'code' | 'left' | 'reason'>> {
  const { scope, scopePascal } = knowledge.data.brand
  const result = await upgradeCode(
    code.replaceAll('Brand', scopePascal).replaceAll('brand', scope),
    language === '' ? undefined : language,
    knowledge,
  )
  const asWritten = JSON.stringify(result).replaceAll(scopePascal, 'Brand').replaceAll(scope, 'brand')
  return JSON.parse(asWritten) as Upgraded
}
