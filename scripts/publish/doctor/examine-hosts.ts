// Examines the site's hosts: origin and routes agree, nothing else is served there, and the certificate is valid.

import { networkReason } from '../../terminal/network-reason.ts'
import { apiReason } from '../cloudflare/api-reason.ts'
import type { HostOptions, Occupant } from '../hosts.ts'
import { describeOccupant, isOurs, originProblem } from '../hosts.ts'
import { error, note, ok, warning, type Finding } from './doctor-finding.ts'

/** When the certificate of a host ends. Rejects when the host cannot be reached or its certificate is not trusted. */
export type CertificateEnd = (host: string) => Promise<Date>

const RENEWED_BEFORE_DAYS = 7
const DAY = 86_400_000

interface HostExamination extends Pick<HostOptions, 'hosts' | 'workerName' | 'origin' | 'takeOver'> {
  certificateEnd: CertificateEnd
  now: number
}

export async function examineHosts(options: HostExamination): Promise<Finding[]> {
  const { hosts, origin } = options
  const { hostname } = new URL(origin)
  if (hosts.wanted.length === 0) {
    return [warning('wrangler.toml names no custom domain', `add ${hostname} to its routes`)]
  }
  const problem = originProblem(origin, hosts.wanted)
  const agreement = hosts.wanted.includes(hostname)
    ? ok(`origin and routes agree on ${hostname}`)
    : error(problem.what, problem.fix)
  const each = await Promise.all(hosts.wanted.map((host) => examineHost(host, options)))
  return [agreement, ...each.flat()]
}

async function examineHost(host: string, options: HostExamination): Promise<Finding[]> {
  const occupants = await options.hosts
    .occupants(host)
    .catch((failure: unknown): Occupant[] => [{ kind: 'unknown', why: apiReason(failure) }])
  const isConnected = occupants.some((one) => one.kind === 'worker' && isOurs(one, options.workerName))
  const findings = occupants
    .filter((occupant) => !isOurs(occupant, options.workerName))
    .map((occupant) => foreign(host, occupant, options.takeOver))
  if (findings.some(({ level }) => level === 'error')) return findings
  if (!isConnected) return [...findings, note(`${host} is not connected yet: a deploy connects it`)]
  return [...findings, ok(`${host} leads to the Worker`), await certificate(host, options)]
}

function foreign(host: string, occupant: Occupant, takeOver: readonly string[]): Finding {
  if (occupant.kind === 'unknown') return warning(`cannot see what ${host} serves (${occupant.why})`)
  const what = `${host} is in use by ${describeOccupant(occupant)}`
  return takeOver.includes(host)
    ? warning(`${what}, which a deploy replaces`)
    : error(what, `free it, or take it over: npm run deploy -- --no-smoke --take-over ${host}`)
}

async function certificate(host: string, { certificateEnd, now }: HostExamination): Promise<Finding> {
  try {
    const end = await certificateEnd(host)
    const days = Math.floor((end.getTime() - now) / DAY)
    return days > RENEWED_BEFORE_DAYS
      ? ok(`the certificate of ${host} is valid for ${days} days`)
      : warning(
          `the certificate of ${host} expires in ${days} days and has not been renewed`,
          'check SSL/TLS, Edge Certificates in the zone: a CAA record may forbid the issuer',
        )
  } catch (failure) {
    return warning(
      `the certificate of ${host} cannot be read (${networkReason(failure)})`,
      'a new domain takes a few minutes; after an hour, check SSL/TLS, Edge Certificates in the zone',
    )
  }
}
