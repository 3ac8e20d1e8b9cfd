// Whether the language of code is found out, over every sample of the site that says its own.

import { expect, it } from 'vitest'
import { detectLanguage } from '#site/api/code/pasted/detect-language.ts'
import { foreignLanguage } from '#site/api/code/pasted/foreign-language.ts'
import { codeLanguage, type CodeLanguage } from '#site/api/code/languages/code-language.ts'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { contentFolder } from '#scripts/content/content.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'

/** Readers of these are one reader. */
const reader = (language: CodeLanguage | undefined) =>
  language && /^(?:javascript|typescript|tsx)$/.test(language) ? 'script' : language

it('finds out nearly always, and never says another language', async () => {
  const graph = openSite({ config: configuredSite() })
  const samples = await graph.repairing(async () => {
    const { content } = await graph.ask(contentFolder, null)
    const pages = await Promise.all(content!.pages.map(({ file }) => graph.parts(compiledPage, file)))
    return pages.flatMap((page) => page.get('samples') ?? [])
  })
  const counts = { right: 0, wrong: 0, none: 0 }
  for (const { language, code } of samples) {
    const real = reader(codeLanguage(language))
    // Shell without a request has nothing to check.
    if (!real || (real === 'bash' && !/\bcurl\b/.test(code))) continue
    const found = reader(detectLanguage(code))
    counts[found === undefined ? 'none' : found === real ? 'right' : 'wrong']++
  }
  expect(counts.right).toBeGreaterThan(1000)
  expect(counts.wrong).toBe(0)
  expect(counts.none / counts.right).toBeLessThan(0.01)
}, 120_000)

it.each([
  'package main\n\nfunc main() {\n\tfmt.Println("id => ", token.Id)\n}',
  't, err := c.Tokens.Get(ctx, id) // id => token\nif err != nil {\n\treturn err\n}',
  '// Whoever calls this should await the result.\nfunc read(id string) error {\n\treturn nil\n}',
])('takes Go for Go, whatever its texts and comments say: %s', (code) => {
  expect(detectLanguage(code)).toBe('go')
})

it.each<[language: string, code: string]>([
  ['java', 'Request request = new Request.Builder()\n  .url("https://api.example")\n  .build();'],
  ['csharp', 'HttpClient http = new HttpClient();\nvar r = await http.SendAsync(request);'],
  ['typescript', "import client from './client'\nclient.tokens.get('a')"],
  ['bash', 'sudo npm i express'],
  ['bash', 'FROM node\nRUN npm i express'],
  ['bash', 'RUN mkdir app && pip install httpx'],
  ['bash', 'npm --prefix web install express'],
  ['bash', 'pnpm --filter web add express'],
  ['bash', 'CI=1 yarn workspace web add express'],
  ['typescript', "import {\n  a,\n} from 'b'"],
  ['swift', '// swift-tools-version:5.9\nimport PackageDescription'],
])('tells a fragment in %s', (language, code) => {
  expect(detectLanguage(code)).toBe(language)
})

it('takes no expression for JSON', () => {
  for (const code of ['{{ data.number | last4 }}', '{{ token: 5f9 | json: "$.a" }}']) {
    expect(detectLanguage(code)).toBeUndefined()
  }
  for (const code of ['{ "a": 1 }', '[{ "a": 1 }]', '{}', '{']) expect(detectLanguage(code)).toBe('json')
})

it('takes files of a build for XML, and markup that calls something for a script', () => {
  const pom = '<dependency>\n  <groupId>a.b</groupId>\n  <version>${version}</version>\n</dependency>'
  for (const file of [pom, `<?xml version="1.0"?>\n${pom}`]) expect(detectLanguage(file)).toBeUndefined()
  expect(detectLanguage('<CardElement id="card" onChange={change} />')).toBe('tsx')
  expect(detectLanguage("<?php $vault->get('x');")).toBe('php')
})

it.each([
  `<Project Sdk="Microsoft.NET.Sdk">\n  <PropertyGroup Condition="'$(Configuration)'=='Debug'">\n  </PropertyGroup>\n</Project>`,
  '<!-- Build (Java 8+) -->\n<project>\n  <!-- Needs a JDK (Java 8+) {any} -->\n</project>',
  '<PackageReference Include="A.B" Version="$(Version)" />',
])('takes a file of a build for XML, whatever it says: %s', (code) => {
  expect([foreignLanguage(code), detectLanguage(code)]).toEqual(['XML', undefined])
})

it.each([
  '<div>hello</div>',
  '<CardElement id="a" />',
  '<script src="https://js.example/x.js"></script>',
  '<?= $x ?>',
  '<T>x as any',
  '<packaged />',
])('does not take markup of a page or a script for XML: %s', (code) => {
  expect(foreignLanguage(code)).toBeUndefined()
})

it.each([
  [
    'java',
    `Request r = Request.builder()\n    .code(String.join("\\n", "const a = require('axios')", "await a.get(url)"))\n    .build();`,
  ],
  [
    'java',
    `Request r = Request.builder()\n    .code("""\n        const a = require('axios')\n        await a.get(url)\n        """)\n    .build();`,
  ],
  ['java', `RestClient rest = RestClient.builder().baseUrl("https://api.example").build();`],
  [
    'java',
    `class V {\n  private final VaultClient client;\n  V(VaultClient c) { client = c; }\n  void d(String id) { client.tokens().delete(id); }\n}`,
  ],
  ['python', `while batch := next_batch():\n    move(batch)\n\ndef move(batch):\n    pass`],
  ['csharp', `public static class Decisions\n{\n    public static string For(string status) => status;\n}`],
  ['swift', `let card: [String: Any] = [\n    "number": number\n]`],
  ['typescript', `import { a } from 'node:sqlite'\n\nconst none = rows.all(x => x.id = None)`],
  ['typescript', `await client.reactors.reactAsync('<ID>', { args: {} })`],
  ['csharp', `var job = await client.Reactors.ReactAsyncAsync("<ID>");`],
])('takes %s for what it is, whatever its texts and names look like', (language, code) => {
  expect(detectLanguage(code)).toBe(language)
})

it('takes indented lines of other languages for theirs', () => {
  expect(foreignLanguage("\n\n  require 'net/http'\n")).toBe('Ruby')
  expect(foreignLanguage("client = Vault::Client.new(api_key: 'a')")).toBe('Ruby')
  expect(foreignLanguage("x\r\n\timport 'package:a/a.dart';")).toBe('Dart')
})

it.each(['\n', '\r\n', ' \n', '# a\n', '@a = b\n', '// a\n'])(
  'tells a request behind many lines of %j',
  (line) => {
    const many = line.repeat(800)
    expect(detectLanguage(`${many}GET /tokens HTTP/1.1\nA: b`)).toBe('http')
    expect(detectLanguage(line.repeat(6000))).not.toBe('http')
  },
)
