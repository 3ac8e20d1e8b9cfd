// The full examination: everything a deployment depends on, from the token to the readers. Reads only.

import { UserError } from '../../project/errors.ts'
import type { Connection } from '../cloudflare/connect.ts'
import type { Revision } from '../revision.ts'
import { examineHosts, type CertificateEnd } from './examine-hosts.ts'
import { examineLive } from './examine-live.ts'
import { examineToken } from './examine-token.ts'
import { examineWorker } from './examine-worker.ts'
import { examineZone } from './examine-zone.ts'
import type { Finding } from './doctor-finding.ts'

export interface Examination extends Pick<Connection, 'settings' | 'read' | 'versions' | 'hosts'> {
  origin: string
  /** Where the live site is read, if not at its origin. */
  smokeAt?: string
  takeOver: readonly string[]
  revision?: Revision
  fetch: typeof fetch
  certificateEnd: CertificateEnd
  now: number
}

export async function diagnose(examination: Examination): Promise<Finding[]> {
  const { settings, read, hosts, origin, smokeAt = origin, now } = examination
  const hasDomains = hosts.wanted.length > 0
  const parts = [
    () => examineToken(read, { accountId: settings.accountId, hasDomains, now }),
    () => examineWorker(read, settings),
    () => examineHosts({ ...examination, workerName: settings.workerName }),
    () => (hasDomains ? examineZone(read, new URL(origin).hostname) : Promise.resolve([])),
    () => examineLive({ ...examination, origin: smokeAt }),
  ]
  const findings: Finding[] = []
  for (const part of parts) findings.push(...(await part()))
  return findings
}

/** Throws when something found must be put right before anything is sent. */
export function requireSound(findings: Finding[]): void {
  const errors = findings.filter(({ level }) => level === 'error')
  const [first] = errors
  if (!first) return
  const more = errors.length > 1 ? `, and ${errors.length - 1} more` : ''
  throw new UserError(`${first.what}${more}; nothing was sent${first.fix ? `: ${first.fix}` : ''}`)
}
