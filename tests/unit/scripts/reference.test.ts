// Proves what `npm run reference` writes for a contract that another team has brought.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const operation = (id: string, tag: string | undefined, summary: string): object => ({
  operationId: id,
  summary,
  ...(tag && { tags: [tag] }),
  responses: { 204: { description: 'Done.' } },
})

const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1' },
  servers: [{ url: 'https://api.parcels.example' }],
  tags: [{ name: 'depots', description: 'A depot <keeps> parcels. Each has a {code}.' }, { name: 'parcels' }],
  paths: {
    '/depots': {
      get: operation('list-depots', 'depots', 'List depots'),
      delete: operation('empty-depots', 'depots', 'Empty all depots.'),
    },
    '/parcels': { get: operation('list-parcels', 'parcels', 'List parcels') },
    '/parcels/sent': { get: operation('list-sent-parcels', 'parcels', '') },
    '/status': { get: operation('get-status', undefined, 'Get the status') },
  },
}

const FILES = {
  'openapi/openapi.yaml': JSON.stringify(CONTRACT),
  'docs/api/index.mdx': '---\ntitle: API\n---\n\nWelcome.\n',
  'docs/api/parcels.mdx': '---\ntitle: Parcels\n---\n\nOurs.\n\n<Operation id="list-parcels" />\n',
  'sidebars.yaml':
    '# The reference comes last.\napi:\n  - /docs/api # first\n  - category: Parcels\n    items:\n      - /docs/api/parcels\n',
}

function newContent(files: Record<string, string>): string {
  const content = mkdtempSync(join(tmpdir(), 'docs-reference-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    writeFileSync(join(content, file), text)
  }
  return content
}

function reference(content: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT_ROOT, 'scripts/reference.ts'), '--content', content],
    { cwd: PROJECT_ROOT, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

it('begins the page of each tag, completes those that are there, and lists new ones in the sidebar', () => {
  const content = newContent(FILES)
  const read = (file: string): string => readFileSync(join(content, file), 'utf8')
  const { status, said } = reference(content)
  expect(said).toContain('the operation get-status has no tag')
  expect(status).toBe(1)
  expect(read('docs/api/depots.mdx')).toBe(
    [
      '---\ntitle: Depots\ndescription: A depot <keeps> parcels.\n---\n',
      'A depot \\<keeps> parcels. Each has a \\{code}.\n',
      '## List depots {#about-list-depots}\n\n<Operation id="list-depots" />\n',
      '## Empty all depots {#about-empty-depots}\n\n<Operation id="empty-depots" />\n',
    ].join('\n'),
  )
  expect(read('docs/api/parcels.mdx')).toBe(
    FILES['docs/api/parcels.mdx'] +
      '\n## List sent parcels {#about-list-sent-parcels}\n\n<Operation id="list-sent-parcels" />\n',
  )
  expect(read('sidebars.yaml')).toBe(`${FILES['sidebars.yaml']}  - /docs/api/depots\n`)
})

it('changes nothing where every operation has its page', () => {
  const content = newContent(FILES)
  reference(content)
  const before = readFileSync(join(content, 'docs/api/parcels.mdx'), 'utf8')
  expect(reference(content).said).toContain('reference: 0 pages')
  expect(readFileSync(join(content, 'docs/api/parcels.mdx'), 'utf8')).toBe(before)
})

it('says so where there is no contract, and writes nothing', () => {
  const { status, said } = reference(newContent({ 'docs/index.mdx': '# Home\n' }))
  expect(said).toMatch(/no sound contract in .*openapi/)
  expect(status).toBe(2)
})
