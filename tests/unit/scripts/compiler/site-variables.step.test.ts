import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { agentFile } from '#scripts/compiler/outputs/agent-texts.step.ts'
import { searchAnswers } from '#scripts/compiler/outputs/search/search.step.ts'
import { openSite } from '#scripts/build/open-site.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { siteConfig as config } from '../../../fixtures/site-config.ts'
import { compileFile } from './site-stages.ts'

const SERVER = 'https://rest.elsewhere.example/v7'
const content = mkdtempSync(join(tmpdir(), 'docs-variables-'))

beforeAll(() => {
  cpSync(join(PROJECT_ROOT, 'tests/fixtures/reference-site'), content, { recursive: true })
  const file = join(content, 'openapi/openapi.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('%api-host%', SERVER))
  mkdirSync(join(content, 'data'))
  writeFileSync(
    join(content, 'data/hosts.yaml'),
    "columns: { use: Use, host: Host }\nrows:\n  - { use: Calls, host: '`%api-host%/boxes`' }\n",
  )
  writeFileSync(
    join(content, 'data/not-offered.yaml'),
    "columns: { name: Name, asked: Asked, instead: Instead, link: Link }\nrows:\n  - { name: SOAP, asked: [soap], instead: 'Call %api-host%', link: /docs }\n",
  )
  writeFileSync(
    join(content, 'docs/hosts.mdx'),
    '---\ntitle: Hosts\ndescription: Where the API is.\n---\n\n<Facts name="hosts" />\n',
  )
  writeFileSync(
    join(content, 'docs/server.mdx'),
    '---\ntitle: "%api-host%"\ndescription: Where the API is.\n---\n\nText.\n',
  )
})
afterAll(() => rmSync(content, { recursive: true }))

it('names the server of the contract in titles, tables of facts, search and tools alike', async () => {
  const graph = openSite({ content, config, cache: false })
  await graph.repairing(async () => {
    expect((await compileFile(graph, 'docs/server.mdx')).title).toBe(SERVER)
    expect((await compileFile(graph, 'docs/hosts.mdx')).markdown).toContain(`${SERVER}/boxes`)
    const { answers } = await graph.ask(searchAnswers, null)
    expect(answers.notOffered).toMatchObject([{ instead: `Call ${SERVER}` }])
    const file = await graph.ask(agentFile, null)
    expect(Buffer.from(graph.published(file!)).toString()).toContain(`"host":"${SERVER}/boxes"`)
  })
})
