// The hosts that the Worker is to serve: what wrangler.toml names, what is served there now, and connecting them. A
// repeated deployment connects what an interrupted one did not, and none takes over a live host that serves something
// else.

import { UsageError, UserError } from '../project/errors.ts'

/** What a host serves now. */
export type Occupant =
  | { kind: 'worker'; service: string }
  | { kind: 'dns'; type: string; content: string }
  /** The token may not read it. */
  | { kind: 'unknown'; why: string }

export interface Hosts {
  /** Custom domains of wrangler.toml. */
  wanted: readonly string[]
  occupants(host: string): Promise<Occupant[]>
  /** Connects every wanted host to the Worker. It takes over existing hosts, so check first. */
  connect(): Promise<void>
}

export interface HostOptions {
  hosts: Hosts
  workerName: string
  /** `https://host` of the site. */
  origin: string
  /** Hosts whose current use the operator gives up. */
  takeOver: readonly string[]
  report: (line: string) => void
}

/**
 * Refuses a host that serves something else, one to take over that no route names, and an origin that no route leads to.
 * Changes nothing.
 */
export async function requireFreeHosts({
  hosts,
  workerName,
  origin,
  takeOver,
  report,
}: HostOptions): Promise<void> {
  const { wanted } = hosts
  const unrouted = takeOver.find((host) => !wanted.includes(host))
  if (unrouted !== undefined) {
    throw new UsageError(
      `--take-over ${unrouted}: no route in wrangler.toml has this host (routes: ${wanted.join(', ') || 'none'})`,
    )
  }
  if (wanted.length === 0) {
    report('wrangler.toml names no custom domain, so no host is connected')
    return
  }
  const { hostname } = new URL(origin)
  if (!wanted.includes(hostname)) {
    const { what, fix } = originProblem(origin, wanted)
    throw new UserError(`${what}: ${fix}`)
  }
  for (const host of wanted) {
    const others = (await hosts.occupants(host)).filter((occupant) => !isOurs(occupant, workerName))
    const unknown = others.filter((occupant) => occupant.kind === 'unknown')
    for (const { why } of unknown) report(`cannot see what ${host} serves now (${why})`)
    const known = others.filter((occupant) => occupant.kind !== 'unknown')
    if (known.length === 0) continue
    const list = known.map(describeOccupant).join(', ')
    if (!takeOver.includes(host)) {
      throw new UserError(
        `${host} is in use (${list}), and nothing was sent: to take it over, run the command with --take-over ${host}`,
      )
    }
    report(`${host} is taken over from ${list}`)
  }
}

/** An origin that no route leads to. */
export const originProblem = (origin: string, wanted: readonly string[]): { what: string; fix: string } => ({
  what: `the site's origin is ${origin}, but wrangler.toml has routes only for ${wanted.join(', ')}`,
  fix: 'change "origin" in site/site.config.ts or "routes" in wrangler.toml',
})

/** Connects the hosts that do not lead to the Worker yet, and verifies the result. Returns their names. */
export async function connectHosts({ hosts, workerName }: HostOptions): Promise<string[]> {
  const missing = await unconnectedHosts(hosts, workerName)
  if (missing.length === 0) return []
  try {
    await hosts.connect()
  } catch (error) {
    // It has printed the reason; what counts is which hosts are connected now.
    if (!(error instanceof UserError)) throw error
  }
  const left = await unconnectedHosts(hosts, workerName)
  if (left.length > 0) {
    throw new UserError(
      `${left.join(', ')} could not be connected: look at the domain's zone and run the command again`,
    )
  }
  return missing
}

/** The wanted hosts that do not lead to the Worker. */
export async function unconnectedHosts(
  { wanted, occupants }: Pick<Hosts, 'wanted' | 'occupants'>,
  workerName: string,
): Promise<string[]> {
  const found = await Promise.all(
    wanted.map(async (host) => ({
      host,
      isConnected: (await occupants(host)).some(
        (occupant) => occupant.kind === 'worker' && occupant.service === workerName,
      ),
    })),
  )
  return found.filter(({ isConnected }) => !isConnected).map(({ host }) => host)
}

/** A connected domain has a DNS record of its own, which the platform made. */
export function isOurs(occupant: Occupant, workerName: string): boolean {
  if (occupant.kind === 'worker') return occupant.service === workerName
  return occupant.kind === 'dns' && occupant.type === 'AAAA' && occupant.content === PLATFORM_RECORD
}

/** The content of the record behind every custom domain: the discard prefix of RFC 6666. */
const PLATFORM_RECORD = '100::'

export function describeOccupant(occupant: Exclude<Occupant, { kind: 'unknown' }>): string {
  return occupant.kind === 'worker'
    ? `Worker ${occupant.service}`
    : `DNS record ${occupant.type} ${occupant.content}`
}
