// The compiled page of an operation: anchors, contents list, Markdown, search entries, and when it is recompiled.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { checkContent } from '#scripts/build/check-content.ts'
import { openSite } from '#scripts/build/open-site.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import { searchEntries } from '#scripts/compiler/outputs/search/search-entries.ts'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { compileFile } from '../../../scripts/compiler/site-stages.ts'

const FIXTURE = join(PROJECT_ROOT, 'tests/fixtures/reference-site')
const folder = mkdtempSync(join(tmpdir(), 'docs-reference-'))
const content = join(folder, 'content')
const config: SiteConfig = {
  ...siteConfig,
  brand: { ...siteConfig.brand, name: 'Acme', headerPrefix: 'ACM', domain: 'acme.example' },
  navbar: [],
  footer: { ...siteConfig.footer, columns: [] },
  announcement: undefined,
}

let page: CompiledPage

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  const blocks =
    'Sizes:\n\n| Size | Holds |\n|---|---|\n| `s` | a *letter* |\n\n~~~json\n{\n  "size": "s"\n}\n~~~'
  addToDescription('openapi/paths/boxes.yaml', 'Makes a box. Its `name` can change later.', blocks)
  addToDescription('openapi/schemas/boxes.yaml', 'The old name of the way.', blocks)
  const { pages, diagnostics } = await build()
  expect(diagnostics.map(({ code, what }) => `${code}: ${what}`)).toEqual([])
  page = pages.find(({ path }) => path === '/docs/boxes')!
})
afterAll(() => rmSync(folder, { recursive: true }))

function addToDescription(name: string, description: string, more: string): void {
  const file = join(content, name)
  const longer = JSON.stringify(`${description}\n\n${more}`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(description, longer))
}

async function build(): Promise<{
  pages: CompiledPage[]
  diagnostics: Diagnostic[]
  recompiled: string[]
}> {
  const graph = openSite({ content, config, cacheFolder: join(folder, 'cache') })
  const { pages, diagnostics, recompiled } = await checkContent(graph)
  return {
    pages: await Promise.all(pages.map(({ file }) => compileFile(graph, file))),
    diagnostics,
    recompiled,
  }
}

function edit(file: string, from: string, to: string): void {
  const path = join(content, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('anchors of an operation', () => {
  it.each([
    'create-box',
    'create-box-header-idempotency-key',
    'create-box-request-body',
    'create-box-request-body-name',
    'create-box-request-body-size-width',
    'create-box-request-body-shipping-address-country',
    'create-box-request-body-holds-a-text-text',
    'create-box-request-body-holds-parts-parts',
    'create-box-response-201',
    'create-box-response-201-created_at',
    'create-box-response-409',
    'create-box-examples',
    'list-boxes-query-size',
    'list-boxes-response-200-data',
    'list-boxes-response-200-total',
    'get-box-path-id',
  ])('has #%s', (anchor) => {
    expect(page.anchors).toContain(anchor)
  })

  it('are unique', () => {
    expect(page.diagnostics).toEqual([])
    expect(new Set(page.anchors).size).toBe(page.anchors.length)
  })

  it('do not name the brand', () => {
    expect(page.anchors.filter((anchor) => /acm/i.test(anchor))).toEqual([])
  })
})

describe('the page of an operation', () => {
  it('lists in its contents what the list of endpoints does not, and no heading of a block', () => {
    expect(page.toc.map(({ html }) => html)).toEqual(['Related'])
    expect(page.anchors.filter((anchor) => /acm/i.test(anchor))).toEqual([])
  })

  it('shows an object that several responses hold once, and links to it from the others', () => {
    expect(page.anchors).not.toContain('get-box-response-200-name')
    expect(page.links.map(({ fragment }) => fragment)).toContain('create-box-response-201')
    expect(page.html).toContain('<a href="#create-box-response-201">Fields: Box</a>')
  })

  it('has samples in six languages, and the responses beside them', () => {
    const samples = page.samples.map(({ language, meta }) => `${language} ${meta}`.trim())
    expect(samples.slice(0, 9)).toEqual([
      'bash title="POST /boxes"',
      'ts title="POST /boxes"',
      'python title="POST /boxes"',
      'csharp title="POST /boxes"',
      'java title="POST /boxes"',
      'go title="POST /boxes"',
      'json title="201 Created" operation="create-box" status="201"',
      'json title="Request body" operation="create-box"',
      'json title="201 Created" operation="create-box" status="201"',
    ])
  })

  it('leaves no build-only data in the HTML', () => {
    expect(page.html).not.toMatch(/data-(?:shared|sdk|summary|meta)/)
  })

  it('keeps the order of headings', () => {
    const levels = [...page.html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThan(2)
  })
})

describe('the Markdown of an operation', () => {
  it('has a table of fields with dotted names', () => {
    expect(page.markdown).toContain('`POST /boxes` (permission `box:create` or `box:admin`) (Enterprise)')
    expect(page.markdown).toContain(
      '| `name` | string, required | What people call the box. 1 to 50 characters. |',
    )
    expect(page.markdown).toContain('| `size.width` | integer | From side to side in `mm`. 1 to 900. |')
    expect(page.markdown).toContain('| `holds.text` (A text) | string, required | The text itself. |')
    // A cell holds no blocks.
    expect(page.markdown).toContain(
      '| `shipping.route` | string, deprecated | The old name of the way. Sizes: Size: Holds; `s`: a _letter_; `{ "size": "s" }` |',
    )
    expect(page.markdown).toContain('| `ACM-IDEMPOTENCY-KEY` | string | Makes the request safe to repeat.')
  })

  it('lists errors with cause and fix on one line', () => {
    expect(page.markdown).toContain(
      '`409` The name is taken. A box of this `name` exists. Choose another name.',
    )
  })

  it('has the tables and fences of a description', () => {
    expect(page.markdown).toContain(
      'Sizes:\n\n| Size | Holds |\n| - | - |\n| `s` | a _letter_ |\n\n```json\n{\n  "size": "s"\n}\n```\n',
    )
  })

  it('has the samples', () => {
    expect(page.markdown).toMatch(
      /```bash title="POST \/boxes"\ncurl --request POST '?https:\/\/api\.acme\.example\/boxes/,
    )
    expect(page.markdown).toContain('```json title="201 Created"')
  })
})

describe('the search entries of an operation', () => {
  let entries: SearchEntry[]
  beforeAll(() => {
    entries = searchEntries([page], () => 'docs', { inSamples: [], shared: [], labels: [] })
  })
  const called = (title: string) => entries.filter((entry) => entry.title === title)

  it('find the operation by method and path, summary, id, permissions and SDK method', () => {
    expect(called('POST /boxes')).toMatchObject([
      {
        url: '/docs/boxes#create-box',
        section: 'Create a box',
        content: 'Create a box · Makes a box. Its name can change later. Sizes: Size Holds s a letter',
        keywords: 'box:create, box:admin, boxes.create, create-box',
      },
    ])
  })

  it('find a field by name, at its own anchor', () => {
    expect(called('width')).toMatchObject([
      {
        url: '/docs/boxes#create-box-request-body-size-width',
        content: expect.stringContaining('From side to side'),
      },
    ])
    expect(called('ACM-IDEMPOTENCY-KEY')).toMatchObject([
      { url: '/docs/boxes#create-box-header-idempotency-key' },
    ])
  })

  it('contain repeated content once', () => {
    expect(called('id').map(({ url }) => url)).toEqual([
      '/docs/boxes#create-box-response-201-id',
      '/docs/boxes#get-box-path-id',
    ])
  })

  it('have no sections for the headings inside the block', () => {
    expect(entries.filter(({ tagName }) => tagName === 'h2').map(({ title }) => title)).toEqual([
      'Create a box',
      'List boxes',
      'Read a box',
      'Delete a box',
    ])
    expect(entries.filter(({ tagName }) => tagName === 'h3')).toEqual([])
  })
})

describe('a change of the contract', () => {
  it('recompiles exactly the pages that show what changed', async () => {
    expect((await build()).recompiled).toEqual([])
    edit('openapi/schemas/boxes.yaml', 'From floor to lid.', 'From the floor to the lid.')
    const { pages, recompiled } = await build()
    expect(recompiled).toEqual(['docs/boxes.mdx'])
    expect(pages.find(({ path }) => path === '/docs/boxes')?.html).toContain('From the floor to the lid.')
  })

  it('recompiles nothing if no page shows it', async () => {
    edit('openapi/openapi.yaml', 'What things are kept in.', 'What we keep things in.')
    expect((await build()).recompiled).toEqual([])
  })
})
