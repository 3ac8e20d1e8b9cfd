import { expect, it } from 'vitest'
import { legacyModules } from '#site/api/code/pasted/legacy-modules.ts'

const packages = [
  { language: 'JavaScript', legacy: '@acme/acme-js', now: '@acme/node-sdk', page: '/docs/legacy' },
  { language: 'Go', legacy: 'github.com/acme/acme-go', now: 'github.com/acme/go-sdk/v6', page: '/docs/go' },
  { language: 'Python', legacy: 'acme', now: 'AcmeClient', page: '/docs/python' },
]

it('finds a legacy package where code imports it, with the package that replaces it', () => {
  const code = "import { Acme } from '@acme/acme-js'"
  expect(legacyModules(code, 'typescript', { packages })).toEqual([
    {
      at: { row: 0, column: 22, endRow: 0, endColumn: 35 },
      name: '@acme/acme-js',
      now: '@acme/node-sdk',
      page: '/docs/legacy',
    },
  ])
  const go = legacyModules('import "github.com/acme/acme-go/v3"', 'go', { packages })
  expect(go.map(({ now }) => now)).toEqual(['github.com/acme/go-sdk/v6'])
})

it('does not take the module of a current package for a legacy one of its name', () => {
  expect(legacyModules('from acme import Acme', 'python', { packages })).toEqual([])
})

it.each([
  ['bash', 'npm i express @acme/acme-js@1', '@acme/node-sdk'],
  ['bash', 'pip install acme', 'AcmeClient'],
  ['bash', 'go get github.com/acme/acme-go/v3@latest', 'github.com/acme/go-sdk/v6'],
  ['json', '{ "dependencies": { "@acme/acme-js": "^1" } }', '@acme/node-sdk'],
] as const)('finds a legacy package where %s installs it: %s', (language, code, now) => {
  expect(legacyModules(code, language, { packages }).map((one) => one.now)).toEqual([now])
})

it.each(['npm i acme', 'pip install acme-tools', 'npm i -w @acme/acme-js express'])(
  'does not take the package of another registry, or another name, for a legacy one: %s',
  (code) => {
    expect(legacyModules(code, 'bash', { packages })).toEqual([])
  },
)
