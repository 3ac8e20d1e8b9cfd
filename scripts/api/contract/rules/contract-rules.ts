// Our own rules for a contract, beside the linter's (linter-rules.ts).

import type { Plugin } from '@redocly/openapi-core'
import type { KeyPlace } from '#site/model/site-config.ts'
import { requestRules } from './request-rules.ts'
import { nullableRule } from './nullable-rule.ts'
import type { Node, Report } from './rule-context.ts'
import { isStatusCode } from './status-code.ts'
import { PREFIX } from './style-rules.ts'

/** Statuses that every operation must document. */
const COMMON_STATUSES = ['429', '500']
const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const URL_NAME = /^\w[\w.-]*$/
const PERMISSION = /^[a-z0-9-]+(?::[a-z0-9-]+)+$/
/** Keywords that only restrict the values of a property. */
const NARROWING = ['const', 'enum', 'not', 'pattern', 'items', 'maxItems']
const SDK_NAME = /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/

/** `permissions`: the names that exist, if they are listed. */
export function ourRules(permissions: ReadonlySet<string> | undefined, keyPlace: KeyPlace): Plugin {
  const rules = {
    ...requestRules(keyPlace),
    nullable: nullableRule,
    'operation-id': idRule(KEBAB_CASE, 'is not in kebab case'),
    // It is the operation's anchor, and part of the URL of its slice of the document.
    'operation-name': idRule(URL_NAME, 'cannot stand in a URL'),
    'listed-permissions': () => ({
      Operation(operation: Node, { report, location }: Report) {
        if (operation['x-permissions'] !== undefined) return
        report({ message: 'the operation has no `x-permissions` list', location: location.key() })
      },
    }),
    permissions: () => ({
      Operation(operation: Node, { report, location }: Report) {
        const names = operation['x-permissions'] ?? []
        if (!Array.isArray(names)) {
          report({ message: '`x-permissions` is not a list', location: location.child('x-permissions') })
          return
        }
        for (const [index, name] of names.entries()) {
          const known = permissions ? permissions.has(String(name)) : PERMISSION.test(String(name))
          if (known) continue
          report({
            message: `there is no permission \`${String(name)}\``,
            location: location.child(['x-permissions', String(index)]),
          })
        }
      },
    }),
    sdk: () => ({
      Operation(operation: Node, { report, location }: Report) {
        const sdk = operation['x-sdk'] as { group?: unknown; method?: unknown } | undefined
        if (sdk === undefined) return
        if ([sdk.group, sdk.method].every((name) => SDK_NAME.test(String(name)))) return
        report({
          message: '`x-sdk` needs `group` and `method` in camel case',
          location: location.child('x-sdk'),
        })
      },
    }),
    // Paths only: webhooks are called by the platform, which is not rate-limited.
    'common-statuses': () => ({
      Paths: {
        PathItem: {
          Operation(operation: Node, { report, location }: Report) {
            const given = statusesOf(operation)
            for (const status of COMMON_STATUSES.filter((common) => !given.includes(common))) {
              report({ message: `the operation has no response ${status}`, location: location.key() })
            }
          },
        },
      },
    }),
    'status-code': () => ({
      Paths: {
        PathItem: {
          Operation(operation: Node, { report, location }: Report) {
            for (const status of statusesOf(operation).filter((code) => !isStatusCode(code))) {
              const message = `the reference does not show the response \`${status}\`, which is not a status code`
              report({ message, location: location.child('responses').key() })
            }
          },
        },
      },
    }),
    causes: () => ({
      Operation(operation: Node, { report, location }: Report) {
        const given = statusesOf(operation)
        const causes = operation['x-causes'] ?? []
        if (!Array.isArray(causes)) {
          report({ message: '`x-causes` is not a list', location: location.child('x-causes') })
          return
        }
        for (const [index, cause] of (causes as (Node | null)[]).entries()) {
          const at = location.child(['x-causes', String(index)])
          if (
            ['cause', 'fix'].some((key) => typeof cause?.[key] !== 'string') ||
            cause?.['status'] === undefined
          )
            report({ message: 'a cause needs `status`, `cause` and `fix`', location: at })
          else if (!given.includes(String(cause['status'])))
            report({ message: `the operation never returns ${String(cause['status'])}`, location: at })
        }
      },
    }),
    'tag-page': () => ({
      Tag(tag: Node, { report, location }: Report) {
        if (String(tag['x-page'] ?? '/').startsWith('/')) return
        report({
          message: `\`x-page\` of the tag \`${String(tag['name'])}\` is not the path of a page`,
          location: location.child('x-page'),
        })
      },
    }),
    'required-properties': () => ({
      Schema({ properties, required, allOf }: Node, { report, location, key }: Report) {
        if (!properties || !Array.isArray(required) || allOf || key === 'if') return
        for (const [index, name] of required.entries()) {
          if (Object.hasOwn(properties, String(name))) continue
          report({
            message: `the required property \`${String(name)}\` is not among the properties`,
            location: location.child(['required', String(index)]),
          })
        }
      },
    }),
    'property-description': () => ({
      SchemaProperties(properties: Record<string, Node>, { report, location, resolve }: Report) {
        for (const [name, property] of Object.entries(properties)) {
          if (isDescribed(property, resolve)) continue
          report({
            message: `the property \`${name}\` has no description`,
            location: location.child(name).key(),
          })
        }
      },
    }),
  }
  return { id: PREFIX, rules: { oas3: rules } } as unknown as Plugin
}

/** The settings that enable our rules in the linter. */
export function ourRuleSettings(plugin: Plugin): Record<string, 'error'> {
  return Object.fromEntries(
    Object.keys(plugin.rules?.oas3 ?? {}).map((name) => [`${PREFIX}/${name}`, 'error']),
  )
}

/** `fault`: what the message says of an id that does not have the form. */
const idRule = (form: RegExp, fault: string) => () => ({
  Operation({ operationId }: Node, { report, location }: Report) {
    if (typeof operationId !== 'string' || form.test(operationId)) return
    report({
      message: `the operation id \`${operationId}\` ${fault}`,
      location: location.child('operationId'),
    })
  },
})

const statusesOf = (operation: Node): string[] => Object.keys((operation['responses'] ?? {}) as object)

function isDescribed(property: Node, resolve: Report['resolve']): boolean {
  if (typeof property['description'] === 'string' || isCondition(property)) return true
  if (typeof property['$ref'] !== 'string') return false
  const target = resolve(property).node as Node | undefined
  return target === undefined || typeof target['description'] === 'string'
}

/** True for a schema that only restricts a property's values; the property is described elsewhere. */
function isCondition(property: Node): boolean {
  const keys = Object.keys(property)
  return keys.length > 0 && keys.every((key) => NARROWING.includes(key))
}
