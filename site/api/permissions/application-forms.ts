// Writes the request that makes an application with few permissions: as JSON, in Terraform and with cURL.

import { apiKeyAuthOf, keyValue } from '../contract/api-key-auth.ts'
import type { BrandConfig } from '../../model/site-config.ts'
import type { LeastApplication } from './least-permissions.ts'

export interface RuleWishes {
  /** Paths of containers; if empty, the whole tenant. */
  containers: readonly string[]
  /** What the caller gets to see of tokens. */
  transform: 'mask' | 'redact' | 'reveal'
  name: string
}

interface Rule {
  priority: number
  container: string
  transform: string
  permissions: string[]
}

/** The value goes to a destination or a reactor and not to the caller: any other transform would send a mask. */
export const isSentOn = (permission: string): boolean => /:(?:invoke|use)$/.test(permission)

/** The body of `create-application`. Rules cover only tokens; other permissions apply to the whole application. */
export function applicationBody(
  { type, permissions }: Pick<LeastApplication, 'type' | 'permissions'>,
  { containers, transform, name }: RuleWishes,
): Record<string, unknown> {
  const ofTokens = permissions.filter(({ group }) => group === 'Tokens').map((fact) => fact.name)
  const others = permissions.filter(({ group }) => group !== 'Tokens').map((fact) => fact.name)
  const hasRules = containers.length > 0 && ofTokens.length > 0 && type !== 'management'
  const grants = [
    { transform, permissions: ofTokens.filter((one) => transform === 'reveal' || !isSentOn(one)) },
    { transform: 'reveal', permissions: ofTokens.filter((one) => transform !== 'reveal' && isSentOn(one)) },
  ].filter((grant) => grant.permissions.length > 0)
  const rules = containers
    .flatMap((container) => grants.map((grant) => ({ container, ...grant })))
    .map((rule, index): Rule => ({ priority: index + 1, ...rule }))
  const held = hasRules ? others : [...ofTokens, ...others]
  return {
    name,
    type,
    ...(held.length > 0 && { permissions: held }),
    ...(hasRules && { rules }),
    create_key: false,
  }
}

export function applicationTerraform(body: Record<string, unknown>, scope: string): string {
  const {
    name,
    type,
    permissions,
    rules = [],
  } = body as {
    name: string
    type: string
    permissions?: string[]
    rules?: Rule[]
  }
  const list = (names: readonly string[]) => `[${names.map(hclText).join(', ')}]`
  const label = labelOf(name)
  return [
    `resource "${scope}_application" "${label}" {`,
    `  name       = ${hclText(name)}`,
    `  type       = "${type}"`,
    '  create_key = false',
    ...(permissions ? [`  permissions = ${list(permissions)}`] : []),
    ...rules.flatMap((rule) => [
      '',
      '  rule {',
      `    priority    = ${rule.priority}`,
      `    container   = ${hclText(rule.container)}`,
      `    transform   = "${rule.transform}"`,
      `    permissions = ${list(rule.permissions)}`,
      '  }',
    ]),
    '}',
    '',
    `resource "${scope}_application_key" "${label}" {`,
    `  application_id = ${scope}_application.${label}.id`,
    '}',
  ].join('\n')
}

/** A label begins with a letter. */
function labelOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  return /^[a-z]/.test(words) ? words : `application${words && `_${words}`}`
}

/** An HCL string in which template syntax is escaped. */
function hclText(text: string): string {
  const oneLine = text.replaceAll(/\p{Cc}+/gu, ' ')
  return JSON.stringify(oneLine).replaceAll(/[$%](?=\{)/g, '$&$&')
}

export function applicationCurl(
  body: Record<string, unknown>,
  server: string,
  brand: Pick<BrandConfig, 'headerPrefix' | 'key'>,
): string {
  const place = apiKeyAuthOf(brand)
  return [
    `curl --request POST '${server}/applications' \\`,
    `  --header '${place.header}: ${keyValue(place, '<MANAGEMENT_API_KEY>')}' \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data @- <<'JSON'`,
    JSON.stringify(body, null, 2),
    'JSON',
  ].join('\n')
}
