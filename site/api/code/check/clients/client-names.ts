// Finds out what the variables of a piece of code hold: a client of the SDK, whatever its name; a group of one; or
// another library's client. Reads text rather than a tree, because an assignment looks alike in every language.

import type { CodeLanguage } from '../../languages/code-language.ts'
import type { SampleContract } from '../../known/sample-contract.ts'
import { SERVER_CLIENTS } from '../../known/sdk-names.ts'
import { foreignNamesIn, pythonNamesIn } from '../../read/read-imports.ts'
import type { CallChain } from '../../syntax/call-chain.ts'
import { makerFinder, type Maker } from './find-maker.ts'
import { functionMakers } from './function-makers.ts'
import { heldNames, holdReturned, makerIn, wholeChain, withoutOwner } from './held-names.ts'

export interface ClientNames {
  /** Who made the variable, if the code says so. */
  makerOf(name: string): Maker | undefined
  /** True for a variable that the code assigns. */
  isAssigned(name: string): boolean
  /** The chain from its client on: after `{ tokens } = client`, `tokens.get` is `client.tokens.get`. */
  whole(chain: CallChain): CallChain
}

export function clientNames(code: string, language: CodeLanguage, contract: SampleContract): ClientNames {
  const foreign = new Set(foreignNamesIn(code, language, contract.brand.scope))
  const maker = makerFinder({ code, language }, contract.brand, foreign)
  const { sdkVariables } = contract.brand
  const usual = new Set([...SERVER_CLIENTS, ...(sdkVariables?.elements ?? [])])
  const held = heldNames(code, maker)
  const functions = functionMakers({ code, language }, (returned) => {
    const [name] = withoutOwner(returned.path)
    return maker(returned) ?? (returned.kind === 'path' ? held.makers.get(name!) : undefined)
  })
  holdReturned(code, held, functions.ofCall)
  for (const name of foreign) held.makers.set(name, 'other')
  // In Python, a package of one's own is imported like any other.
  if (language === 'python')
    for (const name of pythonNamesIn(code, contract.brand.scope))
      if (!held.makers.has(name)) held.makers.set(name, 'unsure')

  /** `new Client`, `client.NewClient` */
  const ofMade = (made: string): Maker => {
    // Functions make clients in Go.
    const kind = made.includes('.') ? 'call' : 'new'
    const found = maker({ name: made, path: made.split('.'), kind })
    return found === undefined || found === 'unsure' ? 'other' : found
  }
  /** `open()`, `await open()` */
  const ofCall = (call: string): Maker => {
    const name = call.replace(/^await /, '').slice(0, -2)
    if (foreign.has(name)) return 'other'
    const found = functions.ofCall(name) ?? maker({ name, path: [name], kind: 'call' })
    // The instance of Elements is a promise: `acme(key).catch(…)`.
    const isHeld = found === 'server' || (found === 'elements' && call.startsWith('await '))
    return isHeld ? found : 'other'
  }
  const isAssigned = (name: string): boolean => held.makers.has(name) || held.groups.has(name)
  return {
    makerOf(name) {
      const made = /^new (.+)$/.exec(name)?.[1]
      if (made !== undefined) return ofMade(made)
      if (name.endsWith('()')) return ofCall(name)
      return makerIn(held, name) ?? (isAssigned(name) ? undefined : functions.ofField(name))
    },
    isAssigned,
    whole: (chain) => wholeChain(chain, held, usual),
  }
}
