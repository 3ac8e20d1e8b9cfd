// Hosts as Cloudflare lists them: custom domains of Workers, and DNS records where the token may read them.

import { APIError, type Cloudflare } from 'cloudflare'
import type { Hosts, Occupant } from '../hosts.ts'
import type { RunWrangler } from './run-wrangler.ts'

type HostsClient = Pick<Cloudflare, 'workers' | 'zones' | 'dns'>

interface HostSettings {
  accountId: string
  customDomains: readonly string[]
}

export function cloudflareHosts(
  client: HostsClient,
  { accountId, customDomains }: HostSettings,
  runWrangler: RunWrangler,
): Hosts {
  return {
    wanted: customDomains,
    async occupants(host) {
      const { result } = await client.workers.domains.list({ account_id: accountId, hostname: host })
      const workers = result.map(({ service = '' }): Occupant => ({ kind: 'worker', service }))
      return [...workers, ...(await recordsOf(host))]
    },
    connect: async () => void (await runWrangler(['triggers', 'deploy'])),
  }

  async function recordsOf(host: string): Promise<Occupant[]> {
    try {
      for (const name of zonesAbove(host)) {
        const [zone] = (await client.zones.list({ name })).result
        if (!zone) continue
        const { result } = await client.dns.records.list({ zone_id: zone.id, name: { exact: host } })
        return result
          .filter(({ type }) => type === 'A' || type === 'AAAA' || type === 'CNAME')
          .map(({ type, content }) => ({ kind: 'dns', type, content: String(content) }))
      }
      return []
    } catch (error) {
      // A token that publishes need not read zones: what cannot be read is reported, and is not a failure.
      if (error instanceof APIError && error.status !== undefined && error.status < 500) {
        return [{ kind: 'unknown', why: `the token cannot read its zone, ${error.status}` }]
      }
      throw error
    }
  }
}

/** `docs.acme.example`: `docs.acme.example`, `acme.example`. */
export function zonesAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
}
