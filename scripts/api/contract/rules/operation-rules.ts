// Our rules for an operation: its id, its permissions, its name in the SDKs.

import { HTTP_METHODS } from '#site/model/component-rules.ts'
import type { Node, Report } from './rule-context.ts'

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const URL_NAME = /^\w[\w.-]*$/
const PERMISSION = /^[a-z0-9-]+(?::[a-z0-9-]+)+$/
const SDK_NAME = /^[a-z][A-Za-z0-9]*(?:\.[a-z][A-Za-z0-9]*)*$/

/** `permissions`: the names that exist, if they are listed. */
export const operationRules = (permissions: ReadonlySet<string> | undefined) => ({
  'operation-id': idRule(KEBAB_CASE, 'is not in kebab case'),
  // It is the operation's anchor, and part of the URL of its slice of the document.
  'operation-name': idRule(URL_NAME, 'cannot be part of a URL'),
  'listed-permissions': listedPermissions,
  permissions: knownPermissions(permissions),
  sdk: sdkNames,
  'either-header': headersOfPath,
})

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

const listedPermissions = () => ({
  Operation(operation: Node, { report, location }: Report) {
    if (operation['x-permissions'] !== undefined) return
    report({ message: 'the operation has no `x-permissions` list', location: location.key() })
  },
})

const knownPermissions = (permissions: ReadonlySet<string> | undefined) => () => ({
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
})

const sdkNames = () => ({
  Operation(operation: Node, { report, location }: Report) {
    const sdk = operation['x-sdk'] as { group?: unknown; method?: unknown } | undefined
    if (sdk === undefined) return
    if ([sdk.group, sdk.method].every((name) => SDK_NAME.test(String(name)))) return
    report({
      message: '`x-sdk` needs `group` and `method` in camel case',
      location: location.child('x-sdk'),
    })
  },
})

const headersOfPath = () => ({
  PathItem(path: Node, { report, location, resolve }: Report) {
    const either = path['x-either-header'] as { names?: unknown; detail?: unknown } | null | undefined
    if (either === undefined) return
    const { names, detail } = either ?? {}
    const place = location.child('x-either-header')
    if (!isTexts(names) || typeof detail !== 'string')
      return report({ message: '`x-either-header` needs a list of `names` and a `detail`', location: place })
    const taken = new Set(
      [path, ...HTTP_METHODS.map((method) => path[method.toLowerCase()] as Node | undefined)]
        .flatMap((node) => (Array.isArray(node?.['parameters']) ? node['parameters'] : []))
        .map((parameter) => resolve(parameter).node as Node | undefined)
        .map((parameter) => parameter?.['in'] === 'header' && String(parameter['name']).toLowerCase()),
    )
    for (const name of names.filter((one) => !taken.has(one.toLowerCase())))
      report({ message: `no operation of the path takes a header \`${name}\``, location: place })
  },
})

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string')
