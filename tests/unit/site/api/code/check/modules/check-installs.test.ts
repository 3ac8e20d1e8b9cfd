import { expect, it } from 'vitest'
import { checkInstalls } from '#site/api/code/check/modules/check-installs.ts'
import type { SdkModule } from '#site/api/code/known/sdk-module.ts'
import { installedIn, listedIn } from '#site/api/code/read/read-installs.ts'
import { readJson } from '#site/api/code/read/read-json.ts'
import { readShell } from '#site/curl/read-shell.ts'
import { siteConfig } from '../../../../../../fixtures/site-config.ts'

const { brand } = siteConfig
const { scope, scopePascal } = brand

/** `Brand` and `brand` stand for the site's own. */
const named = (text: string): string => text.replaceAll('Brand', scopePascal).replaceAll('brand', scope)

const module = (language: string, name: string, client: string, installed?: string): SdkModule => ({
  language,
  name: named(name),
  ...(installed !== undefined && { installed: named(installed) }),
  client: client === '' ? [] : [named(client)],
  names: [],
  isLegacy: false,
})

const modules: SdkModule[] = [
  module('javascript', '@brand/node-sdk', 'BrandClient'),
  module('javascript', '@brand/web-elements', 'brand'),
  { ...module('javascript', '@brand/brand-js', ''), isLegacy: true },
  module('python', 'brand', 'Brand', 'BrandClient'),
  module('python', 'brand.errors', '', 'BrandClient'),
  { ...module('python', 'brand', ''), isLegacy: true },
  module('go', 'github.com/brand/go-sdk/v6', ''),
  module('go', 'github.com/brand/go-sdk/v6/client', 'NewClient'),
  module('csharp', 'Brand.Client', 'BrandClient'),
  module('java', 'com.brand', 'BrandApiClient', 'com.brand:api-client'),
  module('swift', 'BrandElements', 'BrandElements', 'https://github.com/brand/ios-elements'),
]

const checked = (code: string) => checkInstalls(installedIn(readShell(named(code))), { brand, modules })

/** `row:column what; fix` */
const told = (code: string): string[] =>
  checked(code).findings.map(({ at, what, fix }) =>
    `${at!.row + 1}:${at!.column + 1}-${at!.endColumn + 1} ${what}; ${fix}`
      .replaceAll(scopePascal, 'Brand')
      .replaceAll(scope, 'brand'),
  )

it.each([
  ['npm i @brand/node', 'write `@brand/node-sdk`'],
  [
    'npm install --save-dev typescript @brand/sdk@^2',
    'write one of `@brand/node-sdk`, `@brand/web-elements`',
  ],
  ['cd app && yarn add brand-node', 'write one of'],
  ['pip install brand-sdk==2.1', 'write `BrandClient`'],
  ['python3 -m pip install "brand_api[async]>=1"', 'write `BrandClient`'],
  ['pip install brand.errors', 'write `BrandClient`'],
  ['pip install brand-errors', 'write `BrandClient`'],
  ['npm i @brand/node.sdk', 'write `@brand/node-sdk`'],
  ['RUN npm i -w @brand/app @brand/node', 'write `@brand/node-sdk`'],
  ['sudo pip install brand-sdk', 'write `BrandClient`'],
  ['pnpm add -w @brand/node', 'write `@brand/node-sdk`'],
  ['dotnet add Brand.Api package Brand.Sdk', 'write `Brand.Client`'],
  ['go get github.com/brand/brand-go/client', 'write `github.com/brand/go-sdk/v6'],
  ['go get github.com/brand/go-sdk@latest', 'write `github.com/brand/go-sdk/v6`'],
  ['dotnet add package Brand.Sdk', 'write `Brand.Client`'],
  ['composer require brand/brand-php:^1.0', 'there is no SDK for PHP; send the requests over HTTP'],
  ['gem install brand-ruby', 'there is no SDK for Ruby; send the requests over HTTP'],
  ['npm --prefix web install @brand/node', 'write `@brand/node-sdk`'],
  ['pnpm --filter web add @brand/node', 'write `@brand/node-sdk`'],
  ['yarn workspace web add @brand/node', 'write `@brand/node-sdk`'],
  ['bun --cwd web add @brand/node', 'write `@brand/node-sdk`'],
  ['deno add npm:@brand/node', 'write `@brand/node-sdk`'],
  ['NODE_ENV=production npm i @brand/node', 'write `@brand/node-sdk`'],
  ['uv --directory api add brand-sdk', 'write `BrandClient`'],
  ['pdm add -G dev brand-sdk', 'write `BrandClient`'],
  ['dotnet package add Brand.Sdk --project src/App.csproj', 'write `Brand.Client`'],
  ['composer --working-dir=app require brand/sdk', 'send the requests over HTTP'],
  [
    'flutter pub add brand_flutter',
    'there is no SDK for Flutter; send the requests over HTTP from your server',
  ],
  ['swift package add-dependency https://github.com/brand/brand-swift', 'github.com/brand/ios-elements`'],
])('says what to install instead of a package that does not exist: %s', (command, fix) => {
  expect(told(command)).toEqual([expect.stringContaining(fix)])
})

it('marks the name alone, without its version', () => {
  const length = named('@brand/node').length
  expect(told('npm i @brand/node@1')).toEqual([expect.stringMatching(new RegExp(`^1:7-${7 + length} `))])
})

it.each([
  'npm i @brand/node-sdk@6 express',
  'npm install @brand/brand-js',
  'pip install BrandClient',
  'pip install brandclient~=2.0',
  'pip install brand',
  'go get github.com/brand/go-sdk/v6',
  'go get github.com/brand/go-sdk/v6/client',
  'go get github.com/brand/go-sdk/v6/types',
  'dotnet add Brand.Web package Brand.Client',
  'dotnet add src/App.csproj package Brand.Client --version 2.0.0',
])('knows the packages that exist: %s', (command) => {
  expect(checked(command)).toEqual({ findings: [], own: 1 })
})

it.each([
  'npm i brandesque other-brand @other/brand-sdk brand-colours',
  'pip install brandy brand-colors',
  'composer require guzzlehttp/guzzle',
  'echo @brand/node',
  'npm run @brand/node',
  'dotnet add Brand.Api package Newtonsoft.Json',
  'npm install -w @brand/app express',
  'npm install --prefix brand-web express',
  'pnpm add --filter @brand/app express',
  'poetry add -G brand-api httpx',
  'pip install brand/app',
  'go install github.com/brand/terraform-provider-brand@latest',
  'go get github.com/brand/django-app',
  'npm uninstall @brand/node',
  'yarn workspace @brand/app add express',
  'pnpm --filter @brand/app run add',
  'swift package add-dependency https://github.com/brand/logger',
])('leaves the packages of others alone: %s', (command) => {
  expect(checked(command)).toEqual({ findings: [], own: 0 })
})

it('reads the packages that package.json and composer.json list', () => {
  const told = (json: object) => {
    const { value } = readJson(named(JSON.stringify(json)))
    const { findings, own } = checkInstalls(listedIn(value), { brand, modules })
    return [findings.map(({ fix }) => fix), own]
  }
  expect(
    told({
      dependencies: { '@brand/node': '^1', react: '19' },
      devDependencies: { '@brand/web-elements': '5' },
    }),
  ).toEqual([[named('write `@brand/node-sdk`')], 2])
  expect(told({ require: { 'brand/brand': '^1' } })).toEqual([['send the requests over HTTP'], 1])
  expect(told({ name: '@brand/app', data: { dependencies: { '@brand/node': '1' } } })).toEqual([[], 0])
})

it('judges nothing where no modules are known', () => {
  expect(checkInstalls(installedIn(readShell('npm i x')), { brand, modules: [] })).toEqual({
    findings: [],
    own: 0,
  })
})
