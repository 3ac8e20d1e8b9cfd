// /.well-known/security.txt (RFC 9116): where to report a vulnerability, from the configuration.

import type { SecurityContact } from '#site/model/site-config.ts'

export const SECURITY_TEXT_PATH = '/.well-known/security.txt'

export function securityText({ contacts, expires, policy }: SecurityContact, origin: string): string {
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TEXT_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ]
  return `${lines.join('\n')}\n`
}
