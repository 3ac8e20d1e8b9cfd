// Checks the type of an element, which `createElement` takes.

import type { CallChain } from '../syntax/call-chain.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { Finding } from '../known/code-finding.ts'
import type { ElementsFacts } from '../known/elements-facts.ts'

/** Of a call on an instance of Elements: the type, if there is none of that name. */
export function unknownElement(
  { names, arguments: [type] }: CallChain,
  { types }: Pick<ElementsFacts, 'types'>,
): Finding[] {
  const { value } = type ?? {}
  const known = Object.keys(types)
  if (names.at(-1)?.name !== 'createElement' || value?.kind !== 'literal' || known.length === 0) return []
  const written = String(value.value)
  if (known.includes(written)) return []
  const meant = known.find((name) => types[name]!.includes(written)) ?? nearestName(written, known)
  const list = known.map((one) => `\`${one}\``).join(', ')
  return [
    {
      code: 'sample-call-unknown',
      at: value.at,
      what: `Elements have no type \`${written}\``,
      fix: meant === undefined ? `write one of ${list}` : `write \`${meant}\``,
    },
  ]
}
