import { expect, it } from 'vitest'
import { readManifest } from '#site/api/code/read/read-manifest.ts'

/** `line:column name`, after the kind of file. */
function listed(code: string, shownAs?: string): string[] | undefined {
  const found = readManifest(code, shownAs)
  return (
    found && [found.name, ...found.packages.map(({ name, at }) => `${at.row + 1}:${at.column + 1} ${name}`)]
  )
}

it.each<[code: string, expected: string[]]>([
  [
    `dependencies {\n    implementation("com.acme:acme-java:6.0")\n    testImplementation 'junit:junit:4'\n}`,
    ['Gradle', '2:21 com.acme:acme-java', '3:25 junit:junit'],
  ],
  [`implementation group: 'com.acme', name: 'api', version: '1'`, ['Gradle', '1:42 com.acme:api']],
  [
    `[libraries]\nacme = { module = "com.acme:api", version.ref = "a" }\nhttp = { group = "com.b", name = "c" }\nd = "e.f:g:1"`,
    ['version catalogue', '2:20 com.acme:api', '3:35 com.b:c', '4:6 e.f:g'],
  ],
  [
    '<dependency>\n  <groupId>com.acme</groupId>\n  <artifactId>api</artifactId>\n</dependency>',
    ['Maven', '3:15 com.acme:api'],
  ],
  ['<PackageReference Include="Acme.Sdk" Version="1" />', ['NuGet', '1:28 Acme.Sdk']],
  [
    '.package(url: "https://github.com/acme/acme-swift.git", from: "1.0.0")',
    ['Package.swift', '1:16 https://github.com/acme/acme-swift'],
  ],
  [`target 'App' do\n  pod 'AcmeSDK/Core', '~> 1'\nend`, ['Podfile', '2:8 AcmeSDK']],
  [
    'name: acme_app\ndependencies:\n  flutter:\n    sdk: flutter\n  acme_pay: ^1.0.0\nflutter:\n  uses-material-design: true',
    ['pubspec.yaml', '3:3 flutter', '5:3 acme_pay'],
  ],
  [
    '[project]\nname = "acme-app"\ndependencies = [\n  "acme[async]>=1",\n  "httpx",\n]',
    ['pyproject.toml', '4:4 acme', '5:4 httpx'],
  ],
  [
    '[tool.poetry.dependencies]\npython = "^3.11"\nacme = "^1"\n\n[tool.acme]\nkey = "x"',
    ['pyproject.toml', '2:1 python', '3:1 acme'],
  ],
  [
    '# ours\nhttpx==0.27\nacme-sdk>=1.0 ; python_version > "3"\n-r dev.txt\n',
    ['requirements.txt', '2:1 httpx', '3:1 acme-sdk'],
  ],
  ['source "https://rubygems.org"\ngem "acme-ruby", "~> 1"', ['Gemfile', '2:6 acme-ruby']],
  [
    'module acme.example/app\n\ngo 1.22\n\nrequire (\n\tgithub.com/acme/go-sdk v1.0.0\n)\n\nrequire example.com/b v2.0.0',
    ['go.mod', '6:2 github.com/acme/go-sdk', '9:9 example.com/b'],
  ],
])('finds the packages of a project file, with their places: %s', (code, expected) => {
  expect(listed(code)).toEqual(expected)
})

it('leaves a file alone that is shown as code of another language', () => {
  const gradle = `implementation 'com.acme:api:1'`
  expect(listed(gradle, 'groovy')).toHaveLength(2)
  expect(listed(gradle, 'python')).toBeUndefined()
})

it.each(['go', 'typescript'])('reads a go.mod that is taken for %s', (shownAs) => {
  const file = 'module a\n\ngo 1.22\n\nrequire example.com/b v2.0.0\n\nreplace example.com/b => ../b\n'
  expect(listed(file, shownAs)).toEqual(['go.mod', '5:9 example.com/b'])
})

it.each([
  'import httpx\nresponse = httpx.get(url)',
  'total == 3',
  'SELECT 1',
  'type: object\nproperties:\n  name:\n    type: string',
  'const api = "a:b"',
])('takes nothing else for a file of packages: %s', (code) => {
  expect(listed(code)).toBeUndefined()
})

it('reads a long file of blank lines, brackets and beginnings in linear time', () => {
  const codes = [
    'x: y\n'.repeat(4000),
    '  a: 1\n'.repeat(3000).replace('  a', 'dependencies:\n  a'),
    `[project]\n${'a'.repeat(19_000)}`,
  ]
  for (const code of [
    ...codes,
    `dependencies:\n${' \n'.repeat(9000)}`,
    `dependencies = [${'"a", '.repeat(4000)}`,
    'a==1\n'.repeat(4000) + '!',
    'module a\n'.repeat(40_000),
    '<package '.repeat(40_000),
  ])
    listed(code)
})
