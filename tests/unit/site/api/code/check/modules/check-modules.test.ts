import { expect, it } from 'vitest'
import { checkModules } from '#site/api/code/check/modules/check-modules.ts'
import type { SdkModule } from '#site/api/code/known/sdk-module.ts'
import type { CodeLanguage } from '#site/api/code/languages/code-language.ts'
import { siteConfig } from '../../../../../../fixtures/site-config.ts'

const { brand } = siteConfig
const { scope, scopePascal } = brand

/** `Brand` and `brand` stand for the site's own. */
const named = (text: string): string => text.replaceAll('Brand', scopePascal).replaceAll('brand', scope)

const module = (language: string, name: string, client: string[] = [], names: string[] = []): SdkModule => ({
  language,
  name: named(name),
  client: client.map(named),
  names: names.map(named),
  isLegacy: false,
})

const MODULES: SdkModule[] = [
  module('javascript', '@brand/node-sdk', ['BrandClient'], ['Brand', 'BrandError']),
  module('javascript', '@brand/web-elements', ['brand']),
  { ...module('javascript', '@brand/brand-js'), isLegacy: true },
  module('python', 'brand', ['Brand', 'AsyncBrand']),
  module('python', 'brand.errors'),
  module('go', 'github.com/brand/go-sdk/v6'),
  module('go', 'github.com/brand/go-sdk/v6/client', ['NewClient']),
  module('go', 'github.com/brand/go-sdk/v6/option'),
  module('java', 'com.brand', ['BrandApiClient', 'AsyncBrandApiClient']),
  module('java', 'com.brand.requests'),
  module('csharp', 'Brand.Client', ['BrandClient'], ['Brand']),
  module('swift', 'BrandElements', ['BrandElements']),
]

/** `row:column what; fix` */
function told(language: CodeLanguage, code: string): string[] {
  return checkModules(named(code), language, { brand, modules: MODULES }).map(({ at, what, fix }) =>
    `${at!.row + 1}:${at!.column + 1} ${what}; ${fix}`
      .replaceAll(scopePascal, 'Brand')
      .replaceAll(scope, 'brand'),
  )
}

it.each<[CodeLanguage, string, string]>([
  ['typescript', "import { BrandClient } from '@brand/nodesdk'", '@brand/node-sdk'],
  ['javascript', "const { BrandClient } = require('@brand/foo')", '@brand/node-sdk'],
  ['python', 'from brand_sdk import Brand', 'brand'],
  ['go', 'import "github.com/brand/go-sdk/client"', 'github.com/brand/go-sdk/v6/client'],
  ['java', 'import com.brand.request.CreateTokenRequest;', 'com.brand.requests'],
  ['kotlin', 'import com.brand.client.BrandApiClient', 'com.brand'],
  ['csharp', 'using Brand;', 'Brand.Client'],
])('says which module is meant by an unknown one of the SDKs, in %s', (language, code, meant) => {
  expect(told(language, code)).toEqual([expect.stringContaining(`write \`${meant}\``)])
})

it('knows the module that is meant where the scope lacks a letter', () => {
  const wrong = (language: CodeLanguage, code: string, right: string): string[] =>
    told(language, named(code).replace(named(right), named(right).slice(1)))
  expect(wrong('typescript', "import { BrandClient } from '@brand/node-sdk'", 'brand')).toHaveLength(1)
  expect(wrong('python', 'from brand import Brand\nclient = Brand()', 'brand')).toHaveLength(1)
  expect(wrong('go', 'import "github.com/brand/go-sdk/v6/client"', 'brand')).toHaveLength(1)
  expect(wrong('swift', 'import BrandElements', 'Brand')).toHaveLength(1)
})

it.each<[CodeLanguage, string, string]>([
  ['typescript', "import { BrandClient } from '@brand/node-sdk'\nnew Brand({ apiKey })", 'BrandClient'],
  ['typescript', "import { Brand } from '@brand/node-sdk'\nnew Brand({ apiKey })", 'BrandClient'],
  [
    'typescript',
    "import { type Brand, BrandClient } from '@brand/node-sdk'\nnew Brand({ apiKey })",
    'BrandClient',
  ],
  ['typescript', "import { BrandApi } from '@brand/node-sdk'\nnew BrandApi({ apiKey })", 'BrandClient'],
  [
    'typescript',
    "import {\n  BrandClint, // not { this }\n  a, /* { b } */\n} from '@brand/node-sdk'",
    'BrandClient',
  ],
  ['python', 'from brand import (\n  a,  # (of old)\n  BrandClient,\n)', 'Brand'],
  ['python', 'from brand import Brand\nclient = BrandClient(api_key=key)', 'Brand'],
  ['python', 'from brand import BrandClient\nclient = BrandClient(api_key=key)', 'Brand'],
  ['go', 'import "github.com/brand/go-sdk/v6/client"\nc := client.New(key)', 'NewClient'],
  ['java', 'BrandClient client = BrandClient.builder().build();', 'BrandApiClient'],
  ['csharp', 'using Brand.Client;\nvar client = new Brand(key);', 'BrandClient'],
])('tells once that a client has another name, in %s', (language, code, meant) => {
  expect(told(language, code)).toEqual([expect.stringContaining(`write \`${meant}\``)])
})

it.each<[CodeLanguage, string]>([
  ['typescript', "import { BrandClient, BrandError } from '@brand/node-sdk'\nnew BrandClient({ apiKey })"],
  ['typescript', "import { BrandClient as Vault } from '@brand/node-sdk'\nnew Vault({ apiKey })"],
  ['typescript', "import { CreateTokenRequest } from '@brand/node-sdk'"],
  ['javascript', "import { Brand } from '@brand/brand-js'\nawait new Brand().init(key)"],
  ['javascript', 'const legacy = await new Brand().init(key)'],
  ['typescript', "import { Brand } from './brand'\nnew Brand(key)"],
  ['typescript', 'class Brand {}\nnew Brand()'],
  ['typescript', "import Stripe from 'stripe'\nnew Stripe(key)"],
  ['python', 'from brand import Brand as BrandClient\nclient = BrandClient(api_key=key)'],
  ['python', 'import brandy'],
  ['python', 'from brand.types.token import Token'],
  ['go', 'import "github.com/stripe/stripe-go/v6/client"\nc := client.New(key, nil)'],
  ['java', 'import com.stripe.Stripe;\nimport com.brand.requests.CreateTokenRequest;'],
  ['csharp', 'using Brand.Client;\nusing BrandClient = Brand.Client.Brand;\nnew BrandClient(key);'],
  ['csharp', 'using Brand.Client;\nnamespace Shop;\nvar client = new Brand(key);'],
])('says nothing of what is right, of legacy packages or of others, in %s: %s', (language, code) => {
  expect(told(language, code)).toEqual([])
})
