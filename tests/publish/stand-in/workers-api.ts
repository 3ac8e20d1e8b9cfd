// Simulates the Workers part of Cloudflare's API: one script with its versions and deployments. Returns what wrangler
// and Cloudflare's client request during a deploy, and 404 for everything else.

import { refusal, success } from './api-responses.ts'

export interface WorkersState {
  versions: StandInVersion[]
  deployments: StandInDeployment[]
  /** Custom domains: host to Worker. */
  domains: Map<string, string>
  /** Where versions have preview URLs: the host after the version's part. */
  previewSuffix?: string
  /** DNS records of the zone `example`. */
  records: { name: string; type: string; content: string }[]
}

interface StandInVersion {
  id: string
  metadata: { created_on: string; has_preview: boolean }
  annotations: Record<string, string>
}

interface StandInDeployment {
  id: string
  created_on: string
  annotations?: Record<string, string>
  versions: { version_id: string; percentage: number }[]
}

type ApiResponse = [status: number, body: object]

const MISSING: ApiResponse = [404, refusal(10007, 'This Worker does not exist on your account.')]

export function workersResponse(state: WorkersState, method: string, url: URL, body: Buffer): ApiResponse {
  const [, resource = '', rest = ''] =
    /\/workers\/(?:scripts|services)\/[^/]+(\/[^/]+)?(.*)$/.exec(url.pathname) ?? []
  const exists = state.versions.length > 0
  const account = accountResponse(state, method, url, body)
  if (account) return account
  if (url.pathname.includes('/workers/workers/')) {
    return exists ? [200, success({ subdomain: subdomainOf(state) })] : MISSING
  }
  if (url.pathname.includes('/workers/services/')) {
    const script = { script: { tag: 'stand-in', last_deployed_from: 'wrangler' } }
    return exists ? [200, success({ default_environment: script })] : MISSING
  }
  if (resource === '/versions' && method === 'POST') return [200, success(upload(state, body))]
  if (resource === '' && method === 'PUT') return [200, success(create(state, body))]
  if (!exists) return MISSING
  if (resource === '/subdomain') return [200, success({ enabled: false, previews_enabled: false })]
  if (resource === '/versions' && rest !== '') {
    const found = state.versions.find((version) => `/${version.id}` === rest)
    return found
      ? [200, success({ ...found, resources: { bindings: [], script: {}, script_runtime: {} } })]
      : MISSING
  }
  if (resource === '/versions') return [200, success({ items: state.versions.toReversed() })]
  if (resource === '/deployments' && method === 'POST')
    return [200, success(deploy(state, JSON.parse(body.toString())))]
  if (resource === '/deployments') return [200, success({ deployments: state.deployments.toReversed() })]
  if (resource === '/secrets') return [200, success([])]
  if (resource === '/script-settings') return [200, success({})]
  return [404, refusal(7003, `the stand-in knows nothing of ${method} ${url.pathname}`)]
}

/** Domains and zones, which belong to the account rather than a Worker. */
function accountResponse(
  state: WorkersState,
  method: string,
  url: URL,
  body: Buffer,
): ApiResponse | undefined {
  const { pathname, searchParams } = url
  if (pathname.endsWith('/domains/changeset')) {
    return [200, success({ added: [], removed: [], updated: [], conflicting: [] })]
  }
  if (pathname.endsWith('/domains/records') && method === 'PUT') {
    const { origins } = JSON.parse(body.toString()) as { origins: { hostname: string }[] }
    for (const { hostname } of origins) state.domains.set(hostname, 'docs')
    return [200, success([])]
  }
  if (pathname.endsWith('/workers/domains')) {
    const found = [...state.domains].filter(([host]) => host === searchParams.get('hostname'))
    return [200, success(found.map(([hostname, service]) => ({ hostname, service })))]
  }
  if (pathname.endsWith('/dns_records')) {
    const name = searchParams.get('name.exact') ?? searchParams.get('name[exact]')
    return [200, success(state.records.filter((record) => record.name === name))]
  }
  if (pathname.endsWith('/zones')) {
    return [
      200,
      success(searchParams.get('name') === 'docs.example' ? [{ id: 'zone', name: 'docs.example' }] : []),
    ]
  }
  return undefined
}

const subdomainOf = ({ previewSuffix }: WorkersState): object => ({
  enabled: false,
  previews_enabled: previewSuffix !== undefined,
  preview_url_suffix: previewSuffix,
})

function upload(state: WorkersState, body: Buffer): object {
  const number = state.versions.length + 1
  const metadata = /name="metadata"[\s\S]*?\r\n\r\n(\{.*?\})\r\n--/.exec(body.toString('latin1'))?.[1] ?? '{}'
  const { annotations = {} } = JSON.parse(metadata) as { annotations?: Record<string, string> }
  const version = {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    metadata: { created_on: time(number), has_preview: state.previewSuffix !== undefined },
    annotations,
  }
  state.versions.push(version)
  return { ...version, startup_time_ms: 1 }
}

function create(state: WorkersState, body: Buffer): object {
  const version = upload(state, body) as StandInVersion
  deploy(state, { versions: [{ version_id: version.id, percentage: 100 }] })
  return { ...version, id: 'docs', deployment_id: version.id.replaceAll('-', '') }
}

function deploy(
  state: WorkersState,
  { versions, annotations }: Pick<StandInDeployment, 'versions' | 'annotations'>,
): object {
  const number = state.deployments.length + 1
  const deployment = { id: `deployment-${number}`, created_on: time(number), annotations, versions }
  state.deployments.push(deployment)
  return deployment
}

/** A time that increases with the number: only the order matters. */
const time = (number: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString()
