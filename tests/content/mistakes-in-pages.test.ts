// The proof that the checks read the pages of the site: a mistake that is made in one of them is found at its line.

import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { checkOnly } from '../unit/scripts/compiler/site-stages.ts'

const root = mkdtempSync(join(tmpdir(), 'docs-mistakes-'))
const content = join(root, 'content')
const back = process.cwd()

beforeAll(() => process.chdir(root))
afterAll(() => {
  process.chdir(back)
  rmSync(root, { recursive: true })
})

describe('a mistake in a page of the site', () => {
  const source = join(PROJECT_ROOT, 'content')
  const breaks: [name: string, right: RegExp, wrong: string, code: string][] = [
    ['field name', /(?<=^ *)"containers": \[/m, '"container": [', 'sample-invalid'],
    [
      'type',
      /(?<='%api-host%\/token(?:s|-intents)' [^`]{0,400}"expiration_month": )12\b/,
      '"12"',
      'sample-invalid',
    ],
    [
      'enum value',
      /(?<='%api-host%\/token(?:s|-intents)' [^`]{0,400}"type": )"card"/,
      '"cards"',
      'sample-invalid',
    ],
    ['header', /(?<=--header '%PREFIX%-)API-KEY(?=: <PRIVATE_API_KEY>)/, 'APIKEY', 'sample-header-unknown'],
    [
      'status',
      /(?<=^```json .*operation="[a-z-]+" )status="201"/m,
      'status="299"',
      'sample-status-undocumented',
    ],
    ['path', /(?<=--request POST '%api-host%)\/tokens'/, "/tokenz'", 'sample-operation-unknown'],
    ['method of an SDK', /(?<=client\.)tokens\.create(?=\()/, 'tokens.creat', 'sample-call-unknown'],
    ['field of an SDK', /(?<=tokens\.create\(\{\n\s*)type(?=: )/, 'typo', 'sample-invalid'],
  ]

  /** Pages without operation blocks stand alone. */
  const pages = globSync('docs/**/*.mdx', { cwd: source })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))
    .filter(({ text }) => !text.includes('<Operation') && !text.includes('<Include'))

  it.each(breaks)('fails the build with file and line: %s', async (_, right, wrong, code) => {
    const page = pages.find(({ text }) => right.test(text))!
    const at = right.exec(page.text)!.index
    rmSync(content, { recursive: true, force: true })
    for (const folder of ['openapi', 'data'])
      cpSync(join(source, folder), join(content, folder), { recursive: true })
    mkdirSync(dirname(join(content, page.file)), { recursive: true })
    writeFileSync(join(content, page.file), page.text.replace(right, wrong))
    writeFileSync(join(content, 'sidebars.yaml'), 'docs: []\n')

    const { diagnostics } = await checkOnly({ content: 'content', cacheFolder: join(root, 'cache') })
    const found = diagnostics.filter((one) => one.code.startsWith('sample-') && one.severity === 'error')
    const line = page.text.slice(0, at).split('\n').length
    expect(found.map((one) => `${one.code} ${one.place.file}:${one.place.line}`)).toContain(
      `${code} content/${page.file}:${line}`,
    )
  })
})
