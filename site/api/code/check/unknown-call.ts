// The finding for a call that the SDKs do not have, with the call that may be meant.

import type { CodeSpan } from '../../../curl/code-span.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { Finding } from '../known/code-finding.ts'
import type { CallName } from '../syntax/call-chain.ts'

/** `known`: the calls that there are. */
export function unknownCall(names: readonly CallName[], known: Iterable<string>): Finding {
  const written = spell(names)
  const { row, column } = names[0]!.at
  const { endRow, endColumn } = names.at(-1)!.at
  const at: CodeSpan = { row, column, endRow, endColumn }
  return {
    code: 'sample-call-unknown',
    at,
    what: `the SDK has no call \`${written}\``,
    fix: fixOf(written, [...known]),
    unknownCall: written,
  }
}

/**
 * Within a group only the method's name is compared: `reactors.run` and `reactors.get` differ in three letters, which
 * is the whole name.
 */
function fixOf(written: string, calls: readonly string[]): string {
  // C#'s methods end in `Async`.
  if (calls.includes(`${written}Async`)) return `write \`${written}Async\``
  const group = written.slice(0, written.lastIndexOf('.') + 1)
  const methods = calls.flatMap((call) =>
    group !== '' && call.startsWith(group) && !call.includes('.', group.length)
      ? call.slice(group.length)
      : [],
  )
  const method = nearestName(written.slice(group.length), methods)
  if (method !== undefined) return `write \`${group}${method}\``
  if (methods.length > 0) return `write one of ${methods.map((name) => `\`${group}${name}\``).join(', ')}`
  const nearest = nearestName(written, calls)
  return nearest === undefined ? 'use a call from the contract' : `write \`${nearest}\``
}

/** `tokens.create` */
export function spell(names: readonly CallName[]): string {
  return names.map(({ name }) => name).join('.')
}
