// Examines the token: whether it is active, for how long, and whether it allows what a deploy needs and no more.

import type { ApiReader } from '../cloudflare/api-reader.ts'
import { error, note, ok, warning, type Finding } from './doctor-finding.ts'

interface VerifiedToken {
  id: string
  status: string
  expires_on?: string
}
interface TokenDetails {
  policies?: { permission_groups?: { name?: string }[] }[]
}

const NEEDED = ['Workers KV Storage Write', 'Workers Scripts Write']
const FOR_DOMAINS = 'Workers Routes Write'
const EXPIRES_SOON_DAYS = 14
/** Any token may verify itself: these responses mean that there is no such token, or that it is no token at all. */
const UNKNOWN_TOKEN = new Set<number | undefined>([400, 401])
const NEW_TOKEN = 'create a new one: docs/operations.md, "Set up, once"'
const DAY = 86_400_000

interface TokenOptions {
  accountId: string
  hasDomains: boolean
  now: number
}

export async function examineToken(read: ApiReader, options: TokenOptions): Promise<Finding[]> {
  const { accountId, now } = options
  let isUnknown = true
  for (const owner of ['/user', `/accounts/${accountId}`]) {
    const verified = await read<VerifiedToken>(`${owner}/tokens/verify`)
    if (verified.kind !== 'found') {
      isUnknown &&= verified.kind === 'unreadable' && UNKNOWN_TOKEN.has(verified.status)
      continue
    }
    const { id, status, expires_on } = verified.value
    if (status !== 'active') {
      return [error(`the token is ${status}`, NEW_TOKEN)]
    }
    const details = await read<TokenDetails>(`${owner}/tokens/${id}`)
    const scopes =
      details.kind === 'found'
        ? examineScopes(details.value, options)
        : [note('the token cannot list its own permissions: what it may write shows only when it is used')]
    return [ok('the token is active'), ...expiry(expires_on, now), ...scopes]
  }
  if (isUnknown) return [error('Cloudflare rejected the API token: it is invalid or has expired', NEW_TOKEN)]
  return [warning('the token could not be verified: it may lack the permission to read its own details')]
}

function expiry(expiresOn: string | undefined, now: number): Finding[] {
  if (expiresOn === undefined) return []
  const days = Math.floor((Date.parse(expiresOn) - now) / DAY)
  return days > EXPIRES_SOON_DAYS ? [] : [warning(`the token expires in ${days} days`, 'create a new one')]
}

/** The API and the form in the dashboard call the same permission by two names. */
const inDashboard = (name: string): string => name.replace(/ Write$/, ': Edit')

function examineScopes({ policies = [] }: TokenDetails, { hasDomains }: TokenOptions): Finding[] {
  const names = new Set(
    policies.flatMap(({ permission_groups = [] }) => permission_groups.map(({ name = '' }) => name)),
  )
  const missing = NEEDED.filter((name) => !names.has(name))
  const used = [...NEEDED, FOR_DOMAINS]
  const excess = [...names].filter((name) => /\b(?:Write|Edit)$/.test(name) && !used.includes(name))
  return [
    ...missing.map((name) =>
      error(`the token lacks "${name}"`, `add "${inDashboard(name)}": a deploy needs it`),
    ),
    ...(hasDomains && !names.has(FOR_DOMAINS)
      ? [
          warning(
            `the token lacks "${FOR_DOMAINS}"`,
            `add "${inDashboard(FOR_DOMAINS)}" if deploys should connect hosts`,
          ),
        ]
      : []),
    ...(excess.length > 0
      ? [warning(`the token also allows ${excess.join(', ')}`, 'remove what a deploy does not need')]
      : []),
  ]
}
