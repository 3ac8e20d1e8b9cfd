// Renames the calls of a legacy client by the table of upgrades, and reports those that the table does not have.

import type { ClientNames } from '../../check/client-names.ts'
import { sdkNames } from '../../known/sdk-names.ts'
import type { SampleContract } from '../../known/sample-contract.ts'
import type { CodeLanguage } from '../../languages/code-language.ts'
import type { CallChain } from '../../syntax/call-chain.ts'
import type { Upgrades } from '../check-data.ts'
import type { CollectedEdits } from './collect-edits.ts'

interface LegacyCode {
  rows: Upgrades['calls']
  language: CodeLanguage
  contract: SampleContract
  /** The SDK's name in lower case, which clients are often called by. */
  scope: string
  clients: ClientNames
  /** Names that the code imports from elsewhere. */
  foreign: ReadonlySet<string>
  edits: CollectedEdits
}

/** Variable names that legacy samples use for their client. */
const CLIENTS: ReadonlySet<string> = new Set(['client', 'bt', 'legacy', 'vault'])

/** The offsets of the names of the calls that were read. */
export function upgradeCalls(calls: readonly CallChain[], legacy: LegacyCode): ReadonlySet<number> {
  const { rows, language, contract, scope, clients, foreign, edits } = legacy
  const seen = new Set<number>()
  const startOf = ({ at }: CallChain['names'][number]): number => edits.offsetAt(at.row, at.column)
  const endOf = ({ at }: CallChain['names'][number]): number => edits.offsetAt(at.endRow, at.endColumn)
  let today: ReadonlySet<string> | undefined
  for (const chain of calls) {
    if (clients.makerOf(chain.names[0]!.name) === 'other') seen.add(startOf(chain.names.at(-1)!))
    upgradeCall(clients.whole(chain), chain)
  }
  return seen

  function upgradeCall({ names }: CallChain, written: CallChain): void {
    if (clients.makerOf(names[0]!.name) === 'other') return
    const receiver = names.findIndex(({ name }) => isClient(name))
    const behind = receiver < 0 ? ofUnknownClient(names) : names.slice(receiver + 1)
    if (behind.length === 0) return
    seen.add(startOf(behind.at(-1)!))
    const call = behind.map(({ name }) => name).join('.')
    const known = rows.find(({ legacy }) => legacy === call)
    // Of a variable that is a group of the client, only the method's name is written at the call.
    const isWhole = names === written.names
    const [start, end] = [isWhole ? behind[0]! : behind.at(-1)!, behind.at(-1)!]
    if (known?.now && known.now !== call) {
      // Keeps the group and what connects it with its method, such as `?.`, if possible.
      const method = end.at === names[0]!.at && receiver >= 0 ? undefined : sameGroup(known.now, call)
      const place = startOf(method === undefined ? start : end)
      const now = method ?? (isWhole ? known.now : undefined)
      if (now !== undefined) edits.change(place, endOf(end), now, { legacy: call, now: known.now })
      else edits.leave(startOf(start), call, `Call \`${known.now}\` on the client.`)
    } else if (!known?.now && !isToday(call))
      edits.leave(startOf(start), call, known?.note ?? 'The table has no call with this name.')
  }

  /** A call that only the legacy package has, on something that the code is given: `(store) => store.tokens.retrieve(id)`. */
  function ofUnknownClient(names: CallChain['names']): CallChain['names'] {
    const from = names.findIndex((_, index) => {
      const call = names.slice(index)
      const spelled = call.map(({ name }) => name).join('.')
      return call.length > 1 && rows.some(({ legacy, now }) => legacy === spelled && now !== spelled)
    })
    const root = names.find(({ name }) => name !== 'this')?.name ?? ''
    const isGiven = clients.makerOf(root) === undefined && !clients.isAssigned(root) && !foreign.has(root)
    return from < 0 || !isGiven ? [] : names.slice(from)
  }

  function isClient(name: string): boolean {
    return CLIENTS.has(name) || name === scope || clients.makerOf(name) === 'server'
  }

  function isToday(call: string): boolean {
    const { call: spelled } = sdkNames(language)
    today ??= new Set(contract.operations.flatMap(({ sdk }) => (sdk ? [spelled(sdk.group, sdk.method)] : [])))
    return today.has(call)
  }
}

/** The method's current name, if its group has not changed. */
function sameGroup(now: string, legacy: string): string | undefined {
  const groupOf = (call: string) => call.slice(0, call.lastIndexOf('.') + 1)
  return groupOf(now) === groupOf(legacy) ? now.slice(groupOf(now).length) : undefined
}
