// Finds the minimum permissions for a list of operations, and how to request them: as JSON, in Terraform and with cURL.

import { keyPlaceOf, keyValue } from '../../contract/key-place.ts'
import type { BrandConfig } from '../../../model/site-config.ts'
import type { CheckData, PermissionFact } from './check-data.ts'

export interface Least {
  /** Type of application: `public` if a browser or an app makes the calls and every operation allows it. */
  type: 'public' | 'private' | 'management'
  permissions: PermissionFact[]
  /** Operations that need another type of key: one application cannot hold all permissions. */
  apart: { operation: string; type: string }[]
  /** Operations that any valid key may call. */
  free: string[]
}

export interface RuleWishes {
  /** Paths of containers; if empty, the whole tenant. */
  containers: readonly string[]
  transform: 'mask' | 'redact' | 'reveal'
  name: string
}

/** An operation's first permission is the narrowest that allows it. */
export function leastPermissions(
  operations: readonly { operation: string; ofElements?: boolean }[],
  data: Pick<CheckData, 'operations' | 'permissions'>,
): Least {
  const facts = new Map(data.permissions.map((fact) => [fact.name, fact]))
  const used = [...new Map(operations.map((use) => [use.operation, use])).values()].flatMap(
    ({ operation, ofElements }) => {
      const known = data.operations.find(({ id }) => id === operation)
      return known ? [{ id: known.id, name: known.permissions[0], ofElements: ofElements === true }] : []
    },
  )
  const free = used.filter(({ name }) => name === undefined).map(({ id }) => id)
  const needing = used.flatMap(({ id, name, ofElements }) => {
    const fact = name === undefined ? undefined : facts.get(name)
    return fact ? [{ id, fact, ofElements }] : []
  })
  const type = kindFor(needing)
  const held = needing.filter(({ fact }) => fact.types.includes(type))
  const apart = needing
    .filter((one) => !held.includes(one))
    .map(({ id, fact }) => ({ operation: id, type: fact.types[0]! }))
  return { type, permissions: [...new Set(held.map(({ fact }) => fact))], apart, free }
}

function kindFor(needing: readonly { fact: PermissionFact; ofElements: boolean }[]): Least['type'] {
  const count = (type: string) => needing.filter(({ fact }) => fact.types.includes(type)).length
  if (
    needing.length > 0 &&
    needing.every(({ ofElements, fact }) => ofElements && fact.types.includes('public'))
  )
    return 'public'
  return count('management') > count('private') ? 'management' : 'private'
}

/** The body of `create-application`. Rules cover only tokens; other permissions apply to the whole application. */
export function applicationBody(
  { type, permissions }: Least,
  { containers, transform, name }: RuleWishes,
): Record<string, unknown> {
  const ofTokens = permissions.filter(({ group }) => group === 'Tokens').map((fact) => fact.name)
  const others = permissions.filter(({ group }) => group !== 'Tokens').map((fact) => fact.name)
  const hasRules = containers.length > 0 && ofTokens.length > 0 && type !== 'management'
  const rules = containers.map((container, index) => ({
    priority: index + 1,
    container,
    transform,
    permissions: ofTokens,
  }))
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
    rules?: { priority: number; container: string; transform: string; permissions: string[] }[]
  }
  const list = (names: readonly string[]) => `[${names.map(hclText).join(', ')}]`
  const words = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
  // A label begins with a letter.
  const label = /^[a-z]/.test(words) ? words : `application${words && `_${words}`}`
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
  const place = keyPlaceOf(brand)
  return [
    `curl --request POST '${server}/applications' \\`,
    `  --header '${place.header}: ${keyValue(place, '<MANAGEMENT_API_KEY>')}' \\`,
    `  --header 'Content-Type: application/json' \\`,
    `  --data @- <<'JSON'`,
    JSON.stringify(body, null, 2),
    'JSON',
  ].join('\n')
}
