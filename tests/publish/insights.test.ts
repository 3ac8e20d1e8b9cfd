// What `npm run insights` prints, from points in a stand-in that runs the queries themselves.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { contentPlace } from '#scripts/content/read-content.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { feedbackReport } from '#scripts/publish/insights/feedback-report.ts'
import { requireDatasets } from '#scripts/publish/cloudflare/bound-datasets.ts'
import { sourceOfPlace } from '#scripts/publish/insights/source-of-place.ts'
import { analyticsApi } from '#scripts/publish/insights/analytics-api.ts'
import { insightsReport } from '#scripts/publish/insights/insights-report.ts'
import { UserError } from '#scripts/project/errors.ts'
import { DatasetApi } from './stand-in/dataset-api.ts'

const asked = { dataset: 'docs_insights', since: Date.parse('2026-11-10T00:00:00Z') }
const vault = contentPlace(join(PROJECT_ROOT, 'tests/fixtures/vault-site'))
const sourceOf = sourceOfPlace(createWorld(), vault)
let api: DatasetApi

beforeEach(() => {
  api = new DatasetApi(asked.dataset)
})

const ask = () => analyticsApi({ accountId: 'account', apiToken: 'token' }, api.fetch)
const report = async () => (await insightsReport(ask(), asked)).join('\n')

/** A search on each of the days, each in its data centre. */
const searched = (subject: string, places: [day: number, centre: string][]) =>
  places.map(([day, centre]) => ({
    event: 'search-empty' as const,
    subject,
    centre,
    at: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`,
  }))

it('separates agents from people, by form, and applies sampling weights', async () => {
  api.count(
    { event: 'request', reader: 'browser', kind: 'page', stands: 1200 },
    { event: 'request', reader: 'agent', kind: 'markdown', stands: 30 },
    { event: 'request', reader: 'agent', kind: 'markdown' },
  )
  expect(await report()).toContain('    1,200  browser  page\n         31  agent    markdown\n')
})

it('names our page that links to a missing one', async () => {
  api.count({ event: 'missing', subject: '/docs/gone', from: '/docs', stands: 4 })
  expect(await report()).toContain('        4  /docs/gone  from /docs\n')
})

it('shows a search without results only if it occurred on three days in three data centres', async () => {
  api.count(
    ...searched('webhook replay', [
      [12, 'AMS'],
      [13, 'SIN'],
      [14, 'IAD'],
      [14, 'IAD'],
    ]),
    ...searched('two days', [
      [12, 'AMS'],
      [13, 'SIN'],
      [13, 'IAD'],
    ]),
    ...searched('two places', [
      [12, 'AMS'],
      [13, 'SIN'],
      [14, 'SIN'],
    ]),
    ...searched('no place', [
      [12, ''],
      [13, 'AMS'],
      [14, 'SIN'],
    ]),
    ...searched('long ago', [
      [1, 'AMS'],
      [2, 'SIN'],
      [14, 'IAD'],
    ]),
    { event: 'search-empty', stands: 9 },
  )
  const text = await report()
  expect(text).toContain('webhook replay  on 3 days in 3 data centres')
  expect(text).not.toMatch(/two days|two places|no place|long ago/)
  expect(text).toContain('Searches without result: 23 searches')
})

it('shows feedback with its source line', async () => {
  const text = (await feedbackReport(ask(), asked, sourceOf)).join('\n')
  expect(text).toBe('Reader reports\n  none\n')
  const report = { event: 'feedback' as const, subject: '/docs', kind: 'wrong', text: 'Not \u001b[31mso.' }
  api.count(report, { ...report, from: 'first-steps~2' }, { ...report, subject: '/docs/gone' })
  const lines = await feedbackReport(ask(), asked, sourceOf)
  const file = readFileSync(join(PROJECT_ROOT, 'tests/fixtures/vault-site/docs/index.mdx'), 'utf8')
  const line = file.split('\n').indexOf('## First steps') + 1
  expect(line).toBeGreaterThan(1)
  expect(lines.filter((one) => /^ {2}\S/.test(one)).sort()).toEqual([
    '  no longer there  /docs/gone',
    '  tests/fixtures/vault-site/docs/index.mdx:1  /docs',
    `  tests/fixtures/vault-site/docs/index.mdx:${line}  /docs#first-steps~2`,
  ])
  expect(lines.join()).toContain('    wrong, 2026-11-20: Not ?[31mso.')
})

it('reports the 75th percentile by release, of visits that have the figure', async () => {
  api.count(
    { event: 'vitals', release: 'aaaa', lcp: 1000, cls: 0.02, stands: 3 },
    { event: 'vitals', release: 'aaaa', lcp: 3000, cls: 0.3 },
    { event: 'vitals', release: 'bbbb', lcp: 2600 },
  )
  const text = await report()
  expect(text).toContain('LCP    1000 ms  release aaaa, 4 visits\n')
  expect(text).toContain('LCP    2600 ms  release bbbb, 1 visit  above 2500\n')
  expect(text).toContain('CLS      0.020  release aaaa, 4 visits\n')
  expect(text).not.toContain('INP')
})

it('says when there is no data, and escapes control characters in paths', async () => {
  expect(await report()).toContain('Missing pages that our pages lead to\n  none\n')
  api.count({ event: 'missing', subject: '/\u001b[2Jx', from: '/docs' })
  expect(await report()).toContain('/?[2Jx')
})

it('queries the account with the token, and says which permission it lacks', async () => {
  await report()
  expect(api.asked[0]).toMatchObject({
    url: 'https://api.cloudflare.com/client/v4/accounts/account/analytics_engine/sql',
    authorization: 'Bearer token',
  })
  api.refusal = 403
  await expect(report()).rejects.toThrow('the token cannot read the dataset (403)')
  api.refusal = 500
  await expect(report()).rejects.toThrow('the dataset returned 500: no')
})

it.each([
  ['a page', 200, '<html>down</html>'],
  ['an object without rows', 200, '{"meta":[]}'],
  ['a row that is none', 200, '{"data":[null]}'],
  ['a refusal of the query', 422, 'no such\n table: docs_insights\u001b[2J'],
  ['nothing', 500, ''],
  ['the token', 400, 'bad header "Bearer secret-token"'],
])('says what happened when the dataset returns %s', async (_, status, body) => {
  const respond = async () => new Response(body, { status })
  const broken = analyticsApi({ accountId: 'account', apiToken: 'secret-token' }, respond)
  const failure = await insightsReport(broken, asked).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UserError)
  const { message } = failure as UserError
  expect(message).toMatch(new RegExp(`^the dataset returned ${status}: .*run the command again`))
  expect(message).not.toMatch(/secret-token|[\n\u001b]/)
})

it('shows rows without a figure or a name, and lets none of them steer the terminal', async () => {
  const rows = [
    { reader: '\u001b[2J', kind: null, requests: 'many', release: '\u0007x', p75: 'nan', visits: 1 },
  ]
  const text = (await insightsReport(async () => rows, asked)).join('\n')
  expect(text).toContain('        ?  ?[2J')
  expect(text).toContain('LCP          ?  release ?x')
  expect(text).not.toMatch(/NaN|null|[^\P{Cc}\n]/u)
})

it('says that nothing is counted before it asks for a token, and reads one dataset without the other', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-datasets-'))
  const bind = (toml: string) => writeFileSync(join(root, 'wrangler.toml'), `name = "docs"\n${toml}`)
  try {
    bind('')
    expect(() => requireDatasets(root)).toThrow(/nothing is counted: wrangler\.toml has no dataset bound/)
    bind('[[analytics_engine_datasets]]\nbinding = "FEEDBACK"\n')
    expect(() => requireDatasets(root)).not.toThrow()
  } finally {
    rmSync(root, { recursive: true })
  }
})
