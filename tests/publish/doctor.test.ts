// The examination before a deployment, through Cloudflare's client against the stand-in API. wrangler is not run:
// nothing is changed.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, explainRefusals, type Connection } from '#scripts/publish/cloudflare/connect.ts'
import { diagnose, requireSound, type Examination } from '#scripts/publish/doctor/diagnose.ts'
import { describeFinding, type Finding } from '#scripts/publish/doctor/doctor-finding.ts'
import { KvApi } from './stand-in/kv-api.ts'
import { createWranglerProject } from './stand-in/wrangler-project.ts'

const NAMESPACE = '/accounts/account/storage/kv/namespaces/0123456789abcdef0123456789abcdef'
const NOW = Date.UTC(2026, 10, 22)
const COMMIT = 'c'.repeat(40)
const VERSION = '00000000-0000-4000-8000-000000000001'

const project = createWranglerProject([{ pattern: 'docs.example', custom_domain: true }])
const api = new KvApi()
let connection: Connection

beforeAll(async () => {
  connection = connect(project.environment(await api.start()), project.directory)
})
afterAll(async () => {
  await api.stop()
  project.remove()
})

/** A healthy account with a deployed site. */
beforeEach(() => {
  api.faults = []
  api.requests = []
  api.workers = {
    versions: [{ id: VERSION, metadata: { created_on: '2026', has_preview: false }, annotations: {} }],
    deployments: [{ id: 'd', created_on: '2026', versions: [{ version_id: VERSION, percentage: 100 }] }],
    domains: new Map([['docs.example', 'docs']]),
    records: [{ name: 'docs.example', type: 'AAAA', content: '100::' }],
  }
  api.resources = new Map<string, unknown>([
    ['/user/tokens/verify', { id: 'token-id', status: 'active' }],
    [
      '/user/tokens/token-id',
      tokenWith('Workers KV Storage Write', 'Workers Scripts Write', 'Workers Routes Write'),
    ],
    [NAMESPACE, { title: 'docs-content' }],
    ['/zones/zone/settings/rocket_loader', { value: 'off' }],
    ['/zones/zone/settings/always_use_https', { value: 'on' }],
    ['/zones/zone/bot_management', { enable_js: false }],
  ])
})

const tokenWith = (...names: string[]) => ({
  policies: [{ permission_groups: names.map((name) => ({ name })) }],
})

const status =
  (facts: object): typeof fetch =>
  async () =>
    Response.json({ release: 'a'.repeat(32), version: VERSION, commit: COMMIT.slice(0, 12), ...facts })

function examine(changes: Partial<Examination> = {}): Promise<Finding[]> {
  return diagnose({
    ...connection,
    origin: 'https://docs.example',
    takeOver: [],
    revision: { commit: COMMIT, author: 'Ada', subject: 'docs: say one', changed: false },
    fetch: status({}),
    certificateEnd: async () => new Date(NOW + 60 * 86_400_000),
    now: NOW,
    ...changes,
  })
}

const lines = (findings: Finding[], level: Finding['level']): string[] =>
  findings.filter((finding) => finding.level === level).map(({ what }) => what)

describe('the doctor', () => {
  it('does not find an account sound that it could not reach', async () => {
    const unreachable = connect(project.environment('http://127.0.0.1:1'), project.directory)
    await expect(explainRefusals(() => examine(unreachable))).rejects.toThrow(
      /^cannot reach Cloudflare's API \(.+\): check your connection/,
    )
  })

  it('finds no problem in a healthy account, states the plans’ limits and changes nothing', async () => {
    const findings = await examine()
    expect([lines(findings, 'error'), lines(findings, 'warning')]).toEqual([[], []])
    expect(lines(findings, 'ok')).toEqual([
      'the token is active',
      'namespace docs-content exists',
      'Worker docs is reachable only at its domains',
      'origin and routes agree on docs.example',
      'docs.example leads to the Worker',
      'the certificate of docs.example is valid for 60 days',
      'no feature of zone docs.example changes pages',
      `readers get release ${'a'.repeat(12)} of this commit exactly`,
    ])
    expect(lines(findings, 'note').join('\n')).toMatch(/free plan: 10 ms CPU .*40 ms for a page/)
    expect(() => requireSound(findings)).not.toThrow()
    expect(api.requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  it('warns about everything that the token cannot read', async () => {
    api.faults.push({ method: 'GET', path: '/', kind: 'forbidden', times: 1000 })
    const findings = await examine()
    expect(lines(findings, 'error')).toEqual([])
    expect(lines(findings, 'warning')).toEqual([
      'the token could not be verified: it may lack the permission to read its own details',
      'cannot see the namespace (the token is not allowed to, 403)',
      "cannot see the Worker's addresses (the token is not allowed to, 403)",
      'cannot see what docs.example serves (403, Authentication error)',
      'cannot see the zone of docs.example (the token is not allowed to, 403)',
      'cannot see what is deployed (403, Authentication error)',
    ])
    expect(() => requireSound(findings)).not.toThrow()
  })

  it('stops a deploy whose token does not exist, but not one whose account may not be asked', async () => {
    api.resources.delete('/user/tokens/verify')
    api.faults.push({ method: 'GET', path: '/tokens/verify', kind: 'unknown-token', times: 2 })
    const findings = await examine()
    expect(lines(findings, 'error')).toEqual([
      'Cloudflare rejected the API token: it is invalid or has expired',
    ])
    expect(() => requireSound(findings)).toThrow(/nothing was sent: create a new one: docs\/operations\.md/)
    for (const [ofUser, ofAccount] of [
      ['unknown-token', 'forbidden'],
      ['forbidden', 'unknown-token'],
    ] as const) {
      api.faults.push(
        { method: 'GET', path: '/user/tokens/verify', kind: ofUser, times: 1 },
        { method: 'GET', path: '/accounts/account/tokens/verify', kind: ofAccount, times: 1 },
      )
      expect(lines(await examine(), 'error')).toEqual([])
    }
  })

  it('says why a host may not be connected when the token sees no zone of it', async () => {
    const origin = 'https://docs.other.example'
    const hosts = { ...connection.hosts, wanted: ['docs.other.example'] }
    const zone = (await examine({ origin, hosts })).find(({ what }) => what.startsWith('cannot see the zone'))
    expect(zone && describeFinding(zone)).toBe(
      [
        'warning  cannot see the zone of docs.other.example (the token sees no such zone)',
        '         fix: its domain must be a zone of this account; with "Zone: Read", the token can see that',
      ].join('\n'),
    )
  })

  it.each<[string, () => void, string]>([
    [
      'a token that cannot write blobs',
      () => api.resources.set('/user/tokens/token-id', tokenWith('Workers Scripts Write')),
      'the token lacks "Workers KV Storage Write"',
    ],
    [
      'a disabled token',
      () => api.resources.set('/user/tokens/verify', { id: 'token-id', status: 'disabled' }),
      'the token is disabled',
    ],
    [
      "another account's namespace",
      () => api.resources.delete(NAMESPACE),
      'namespace 0123456789abcdef0123456789abcdef of wrangler.toml is not in account account',
    ],
    [
      'a live Worker with preview URLs',
      () =>
        api.resources.set('/accounts/account/workers/scripts/docs/subdomain', {
          enabled: true,
          previews_enabled: true,
        }),
      'Worker docs has workers.dev and preview URLs turned on: unfinished versions can be read there',
    ],
    [
      'a host of another Worker',
      () => api.workers.domains.set('docs.example', 'shop'),
      'docs.example is in use by Worker shop',
    ],
    [
      'Rocket Loader',
      () => api.resources.set('/zones/zone/settings/rocket_loader', { value: 'on' }),
      'Rocket Loader is on: it adds a script to every page, which the content security policy blocks',
    ],
    [
      'platform optimization, which is a group of settings',
      () =>
        api.resources.set('/zones/zone/settings/automatic_platform_optimization', {
          value: { enabled: true },
        }),
      'Automatic Platform Optimization is on: it rewrites pages',
    ],
    [
      'JavaScript detections',
      () => api.resources.set('/zones/zone/bot_management', { enable_js: true }),
      'JavaScript detections (Bot Fight Mode) is on: it adds a script to every page, which the content security policy blocks',
    ],
  ])('stops a deploy at %s', async (_name, spoil, what) => {
    spoil()
    const findings = await examine()
    expect(lines(findings, 'error')).toEqual([what])
    expect(() => requireSound(findings)).toThrow(`${what}; nothing was sent`)
  })

  it('stops a deploy whose wrangler.toml leaves other URLs open', async () => {
    const settings = { ...connection.settings, openAddresses: ['workers_dev' as const] }
    expect(lines(await examine({ settings }), 'error')).toEqual([
      'wrangler.toml does not turn workers_dev off: the site would have a second URL',
    ])
  })

  it('stops a deploy to an origin that no route serves', async () => {
    expect(lines(await examine({ origin: 'https://other.example' }), 'error')).toEqual([
      "the site's origin is https://other.example, but wrangler.toml has routes only for docs.example",
    ])
  })

  it('reads the live site where the operator says, and compares the routes with its own origin', async () => {
    const asked: string[] = []
    const findings = await examine({
      smokeAt: 'https://other.example',
      fetch: async (url) => {
        asked.push(String(url))
        return status({})(url)
      },
    })
    expect(lines(findings, 'error')).toEqual([])
    expect(asked).toEqual(['https://other.example/_status'])
  })

  it('lets the operator take over the host', async () => {
    api.workers.domains.set('docs.example', 'shop')
    const findings = await examine({ takeOver: ['docs.example'] })
    expect(lines(findings, 'warning')).toEqual([
      'docs.example is in use by Worker shop, which a deploy replaces',
    ])
    expect(lines(findings, 'error')).toEqual([])
  })

  it('names the whole command that takes over a host, whose certificate no smoke check can wait for', async () => {
    api.workers.domains.set('docs.example', 'shop')
    const fixes = (await examine({})).flatMap((finding) => (finding.level === 'error' ? [finding.fix] : []))
    expect(fixes).toEqual(['free it, or take it over: npm run deploy -- --no-smoke --take-over docs.example'])
  })

  it.each<[string, Partial<Examination>, string]>([
    [
      'a certificate that nobody renewed',
      { certificateEnd: async () => new Date(NOW + 3 * 86_400_000) },
      'the certificate of docs.example expires in 3 days and has not been renewed',
    ],
    [
      'a host that cannot be reached',
      { certificateEnd: () => Promise.reject(new Error('no such host')) },
      'the certificate of docs.example cannot be read (no such host)',
    ],
    [
      'a version that is served and not deployed',
      { fetch: status({ version: 'other' }) },
      'https://docs.example serves version other, which is not deployed',
    ],
    [
      'a site without a status',
      { fetch: async () => new Response('', { status: 404 }) },
      'https://docs.example/_status returned 404',
    ],
    [
      'a site whose host has no address',
      {
        fetch: () => Promise.reject(new TypeError('fetch failed', { cause: new Error('no such host') })),
      },
      'https://docs.example/_status cannot be read (fetch failed: no such host)',
    ],
  ])('warns of %s', async (_name, changes, what) => {
    const findings = await examine(changes)
    expect(lines(findings, 'warning')).toEqual([what])
    expect(lines(findings, 'error')).toEqual([])
  })

  it('warns about a token with excess permissions or close to expiry', async () => {
    api.resources.set('/user/tokens/verify', {
      id: 'token-id',
      status: 'active',
      expires_on: new Date(NOW + 2 * 86_400_000).toISOString(),
    })
    api.resources.set(
      '/user/tokens/token-id',
      tokenWith('Workers KV Storage Write', 'Workers Scripts Write', 'Workers Routes Write', 'DNS Write'),
    )
    expect(lines(await examine(), 'warning')).toEqual([
      'the token expires in 2 days',
      'the token also allows DNS Write',
    ])
  })

  it('names the deployed commit when the repository is ahead', async () => {
    expect(lines(await examine({ fetch: status({ commit: 'd'.repeat(12) }) }), 'note')).toContain(
      `readers get release ${'a'.repeat(12)} of commit ${'d'.repeat(12)}; the repository is at ${COMMIT.slice(0, 12)}`,
    )
  })

  it('prints the fix below each problem', () => {
    expect(describeFinding({ level: 'error', what: 'it is broken', fix: 'restart it' })).toBe(
      'error    it is broken\n         fix: restart it',
    )
  })
})
