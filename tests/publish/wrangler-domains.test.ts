// Custom domains through the project's real wrangler and Cloudflare's client, against the simulated API.

import { Cloudflare } from 'cloudflare'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudflareHosts } from '#scripts/publish/cloudflare/cloudflare-hosts.ts'
import type { Hosts } from '#scripts/publish/hosts.ts'
import { projectWrangler, type RunWrangler } from '#scripts/publish/cloudflare/run-wrangler.ts'
import { readPublishSettings } from '#scripts/publish/cloudflare/publish-settings.ts'
import { KvApi } from './stand-in/kv-api.ts'
import { createWranglerProject } from './stand-in/wrangler-project.ts'

const api = new KvApi()
const project = createWranglerProject([{ pattern: 'docs.example', custom_domain: true }])
let runWrangler: RunWrangler
let hosts: Hosts

beforeAll(async () => {
  const environment = project.environment(await api.start())
  const settings = readPublishSettings(project.directory, environment)
  runWrangler = projectWrangler(project.directory, environment)
  const client = new Cloudflare({ apiToken: 'token', baseURL: settings.apiUrl, maxRetries: 0 })
  hosts = cloudflareHosts(client, settings, runWrangler)
})

afterAll(async () => {
  await api.stop()
  project.remove()
})

describe('the hosts of wrangler.toml', () => {
  it('are its custom domains', () => {
    expect(hosts.wanted).toEqual(['docs.example'])
  })

  it('lead nowhere before the first deploy, or to the records that are there', async () => {
    expect(await hosts.occupants('docs.example')).toEqual([])
    api.workers.records.push({ name: 'docs.example', type: 'CNAME', content: 'old.example' })
    expect(await hosts.occupants('docs.example')).toEqual([
      { kind: 'dns', type: 'CNAME', content: 'old.example' },
    ])
  })

  it('are unknown if the token cannot read the zone', async () => {
    api.faults.push({ method: 'GET', path: '/zones', kind: 'forbidden', times: 1 })
    expect(await hosts.occupants('docs.example')).toEqual([
      { kind: 'unknown', why: 'the token cannot read its zone, 403' },
    ])
  })

  it('serve the Worker once the triggers are deployed', async () => {
    await runWrangler(['deploy'])
    api.workers.domains.clear()
    await hosts.connect()
    expect(await hosts.occupants('docs.example')).toContainEqual({ kind: 'worker', service: 'docs' })
  })
})
