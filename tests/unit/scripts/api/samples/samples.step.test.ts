import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CheckedContent } from '#scripts/build/check-content.ts'
import type { SampleCounts } from '#scripts/compiler/platform-api.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { describeSamples } from '#scripts/api/samples/describe-samples.ts'
import { siteConfig as config } from '../../../../fixtures/site-config.ts'
import { checkOnly, releaseDespiteErrors } from '../../compiler/site-stages.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-samples-'))
const content = join(root, 'content')
const back = process.cwd()

beforeEach(() => {
  process.chdir(root)
  rmSync(content, { recursive: true, force: true })
  cpSync(join(PROJECT_ROOT, 'tests/fixtures/diagnostics/sample-invalid/content'), content, {
    recursive: true,
  })
  // A house style without rules: the length of lines counts.
  writeFileSync(join(content, 'style.yaml'), '')
})
afterAll(() => {
  process.chdir(back)
  rmSync(root, { recursive: true })
})

const HEAD = '---\ntitle: Tokens\ndescription: How tokens are made.\nupdated: 2026-11-21\n---\n\nA token.\n\n'

/** Checks the content with this page; the operation block is left to the fixture's own page. */
async function check(page: string, cacheFolder?: string): Promise<CheckedContent> {
  writeFileSync(join(content, 'index.mdx'), `${HEAD}${page}\n\n<Operation id="create-token" />\n`)
  return checkOnly({ content: 'content', config, ...(cacheFolder ? { cacheFolder } : { cache: false }) })
}

async function places(page: string): Promise<string[]> {
  const { diagnostics } = await check(page)
  return diagnostics
    .filter(({ code }) => code.startsWith('sample'))
    .map(
      ({ place: { file, line, column, endLine, endColumn } }) =>
        `${file}:${line}:${column}-${endLine}:${endColumn}`,
    )
}

const REQUEST = `curl --request POST '%api-host%/tokens' \\
  --header '%PREFIX%-API-KEY: <PRIVATE_API_KEY>' \\
  --header 'Content-Type: application/json' \\
  --data '{ "type": "tokens", "data": "Hello" }'`

describe('places', () => {
  it('count from the fence, behind variables and highlight comments', async () => {
    const ts = `\`\`\`ts title="a.ts"
// highlight-next-line
import { %Scope%Client } from '@%scope%/node-sdk'; const client = new %Scope%Client({ apiKey }); client.tokens.creat({})
\`\`\``
    // The line is too long, too.
    expect(await places(ts)).toEqual(['content/index.mdx:11:105-11:117', 'content/index.mdx:11:110-11:121'])
  })

  it('are right inside lists, tabs and partials', async () => {
    const indented = `1. Send it:\n\n   \`\`\`bash\n${REQUEST.replaceAll(/^/gm, '   ')}\n   \`\`\``
    expect(await places(indented)).toEqual(['content/index.mdx:15:24-15:32'])

    const tabbed = `<Tabs group="lang">\n<Tab label="cURL" value="curl">\n\n\`\`\`bash\n${REQUEST}\n\`\`\`\n\n</Tab>\n</Tabs>`
    expect(await places(tabbed)).toEqual(['content/index.mdx:16:21-16:29'])

    mkdirSync(join(content, 'partials'))
    writeFileSync(join(content, 'partials/send.mdx'), `\`\`\`bash\n${REQUEST}\n\`\`\`\n`)
    expect(await places('<Include partial="send" />')).toEqual(['content/partials/send.mdx:5:21-5:29'])
  })

  it('are right behind the name of a server that only the contract knows', async () => {
    const file = join(content, 'openapi/openapi.yaml')
    const server = 'https://rest.elsewhere.example/of/another/length'
    writeFileSync(file, readFileSync(file, 'utf8').replace('%api-host%', server))
    const call = "curl '%api-host%/tokens/nowhere/a' --header '%PREFIX%-API-KEY: <PRIVATE_API_KEY>'"
    expect((await places(`\`\`\`bash\n${call}\n\`\`\``))[0]).toBe('content/index.mdx:10:7-10:34')
  })
})

it('remembers verdicts by what a sample says, and forgets them with the contract', async () => {
  const cache = join(root, 'cache')
  const page = `\`\`\`bash\n${REQUEST}\n\`\`\``
  const first = await check(page, cache)
  const again = await check(`One line more.\n\n${page}`, cache)
  const codes = (result: CheckedContent) =>
    result.diagnostics.map(({ code }) => code).filter((code) => code.startsWith('sample'))
  expect(codes(first)).toEqual(['sample-invalid'])
  expect(codes(again)).toEqual(codes(first))
  expect(again.diagnostics[0]!.place.line).toBe(first.diagnostics[0]!.place.line! + 2)

  const schemas = join(content, 'openapi/schemas/tokens.yaml')
  writeFileSync(
    schemas,
    readFileSync(schemas, 'utf8').replaceAll('enum: [token, card]', 'enum: [tokens, token, card]'),
  )
  expect(codes(await check(page, cache))).toEqual([])
})

it('counts checked and excused samples', async () => {
  const nocheck = '```json nocheck="the answer of a processor"\n{ "amount": 1 }\n```'
  const { samples } = await check(
    `\`\`\`bash\n${REQUEST.replace('tokens"', 'token"')}\n\`\`\`\n\n${nocheck}\n\n\`\`\`text\nhi\n\`\`\``,
  )
  const counts = samples.get('/')!
  // The operation block adds samples of its own, all of them checked.
  expect(counts.api - counts.checked).toBe(1)
  expect(counts.excused).toBe(1)
  expect(counts.all).toBe(counts.api + 1)
  const described = (path: string, found: SampleCounts): string[] =>
    describeSamples(new Map([[path, found]]), '/docs/api')
  expect(described('/', { all: 12, api: 10, checked: 9, excused: 1 })).toEqual([
    'samples: 10, checked 9 (90 %), nocheck 1',
  ])
  expect(described('/docs/api/a', { all: 3, api: 3, checked: 3, excused: 0 })).toEqual([
    'samples: 3, checked 3 (100 %), nocheck 0',
    'samples on API pages: 3, checked 3 (100 %), nocheck 0',
  ])
})

it('tells readers how many samples of a page are proven', async () => {
  await check(`\`\`\`bash\n${REQUEST.replace('tokens"', 'token"')}\n\`\`\``)
  const { release, samples } = await releaseDespiteErrors({ content: 'content', cache: false })
  const { checked, api } = samples.get('/')!
  const hash = release.manifest.pages['/']!.hash
  const record = Buffer.from(release.blobs.get(hash)!).toString()
  expect(record).toContain(`${checked} of ${api} samples on this page are checked against the API contract.`)
})
