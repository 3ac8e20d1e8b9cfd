// Checks what the configuration says about security: a reachable contact, an expiry date in the future, transport rules
// with consequences that the owner has acknowledged. `today` is passed in, because a build sees no clock.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../graph/world.ts'
import { CONFIG_FILE, placeInConfig } from './view/place-in-config.ts'

const DAY_MS = 86_400_000
const WARN_DAYS = 60

export function checkSecurity(reads: FileReads, config: SiteConfig, today: Date): Diagnostic[] {
  return [...contactProblems(reads, config, today), ...transportProblems(config)]
}

function contactProblems(reads: FileReads, { security }: SiteConfig, today: Date): Diagnostic[] {
  if (!security) return []
  const { contacts, expires } = security
  const problems: Diagnostic[] = contacts
    .filter((contact) => !/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    .map((contact) => ({
      code: 'config-security-invalid',
      severity: 'error',
      place: placeInConfig(reads, contact, contact),
      what: `\`security.contacts\` contains \`${contact}\``,
      fix: 'write a URL that starts with `mailto:` or `https:`',
    }))
  const end = /^\d{4}-\d{2}-\d{2}$/.test(expires) ? Date.parse(expires) : NaN
  if (Number.isNaN(end)) {
    problems.push({
      code: 'config-security-invalid',
      severity: 'error',
      place: placeInConfig(reads, expires, expires),
      what: `\`security.expires\` is \`${expires}\``,
      fix: 'write a date as `YYYY-MM-DD`',
    })
  } else if (end - today.getTime() < WARN_DAYS * DAY_MS) {
    const days = Math.floor((end - today.getTime()) / DAY_MS)
    problems.push({
      code: 'config-security-expires',
      severity: 'warning',
      place: placeInConfig(reads, expires, expires),
      what: days < 0 ? `security.txt expired on ${expires}` : `security.txt expires in ${days} days`,
      fix: 'make sure the contacts are still valid, and set `security.expires` to a date within the next year',
    })
  }
  return problems
}

function transportProblems({ strictTransport }: SiteConfig): Diagnostic[] {
  if (!strictTransport?.preload) return []
  const place = { file: CONFIG_FILE }
  if (!strictTransport.includeSubDomains) {
    return [
      {
        code: 'config-security-invalid',
        severity: 'error',
        place,
        what: '`strictTransport.preload` is set without `includeSubDomains`, which the preload list requires',
        fix: 'set both, or neither',
      },
    ]
  }
  return [
    {
      code: 'config-transport-preload',
      severity: 'warning',
      place,
      what: 'with `strictTransport.preload`, browsers ship with this rule for the host and all its subdomains',
      fix: 'remove `preload` unless every host in the domain will support TLS for years to come',
    },
  ]
}
