// Renames the calls of a legacy client by the table of upgrades, and reports those that the table does not have.

import type { ClientNames } from '../../check/clients/client-names.ts'
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
  /** What a legacy client is called in code that does not say what a variable holds. */
  usual: ReadonlySet<string>
  clients: ClientNames
  /** Names that the code imports from elsewhere. */
  foreign: ReadonlySet<string>
  edits: CollectedEdits
}

interface LegacyCall {
  /** The names after the client's. */
  names: CallChain['names']
  /** As the table spells it: `tokens.retrieve`. */
  spelled: string
  /** The whole call is written here; of a variable that is a group of the client, only the method's name is. */
  isWhole: boolean
  /** The method is a variable of its own: `{ retrieve } = client.tokens`. */
  isVariable: boolean
}

/** The offsets of the names of the calls that were read. */
export function upgradeCalls(calls: readonly CallChain[], legacy: LegacyCode): ReadonlySet<number> {
  const { clients, edits } = legacy
  const isToday = callsOfToday(legacy)
  const seen = new Set<number>()
  for (const written of calls) {
    if (clients.makerOf(written.names[0]!.name) === 'other') seen.add(startOf(written.names.at(-1)!, edits))
    const call = readCall(written, legacy)
    if (!call) continue
    seen.add(startOf(call.names.at(-1)!, edits))
    upgradeCall(call, legacy, isToday)
  }
  return seen
}

/** `undefined` for a call of something other than a legacy client. */
function readCall(written: CallChain, legacy: LegacyCode): LegacyCall | undefined {
  const { names } = legacy.clients.whole(written)
  // What makes a client, such as `new Legacy().init(key)`, is not a call on one.
  if (legacy.clients.makerOf(names[0]!.name) === 'other' || names[0]!.name.startsWith('new '))
    return undefined
  const receiver = names.findIndex(({ name }) => isClient(name, legacy))
  const behind = receiver < 0 ? ofUnknownClient(names, legacy) : names.slice(receiver + 1)
  if (behind.length === 0) return undefined
  return {
    names: behind,
    spelled: behind.map(({ name }) => name).join('.'),
    isWhole: names === written.names,
    isVariable: receiver >= 0 && behind.at(-1)!.at === names[0]!.at,
  }
}

function upgradeCall(
  call: LegacyCall,
  { rows, edits }: LegacyCode,
  isToday: (spelled: string) => boolean,
): void {
  const { names, spelled, isWhole } = call
  const known = rows.find(({ legacy }) => legacy === spelled)
  const [start, end] = [isWhole ? names[0]! : names.at(-1)!, names.at(-1)!]
  if (!known?.now || known.now === spelled) {
    if (!known?.now && !isToday(spelled))
      edits.leave(startOf(start, edits), spelled, known?.note ?? 'The table has no call with this name.')
    return
  }
  // Keeps the group and what connects it with its method, such as `?.`, if possible.
  const method = call.isVariable ? undefined : sameGroup(known.now, spelled)
  const now = method ?? (isWhole ? known.now : undefined)
  if (now === undefined)
    return edits.leave(startOf(start, edits), spelled, `Call \`${known.now}\` on the client.`)
  const from = startOf(method === undefined ? start : end, edits)
  edits.change(from, endOf(end, edits), now, { legacy: spelled, now: known.now })
}

/** A call that only the legacy package has, on something that the code is given: `(store) => store.tokens.retrieve(id)`. */
function ofUnknownClient(
  names: CallChain['names'],
  { rows, clients, foreign }: LegacyCode,
): CallChain['names'] {
  const from = names.findIndex((_, index) => {
    const call = names.slice(index)
    const spelled = call.map(({ name }) => name).join('.')
    return call.length > 1 && rows.some(({ legacy, now }) => legacy === spelled && now !== spelled)
  })
  const root = names.find(({ name }) => name !== 'this')?.name ?? ''
  const isGiven = clients.makerOf(root) === undefined && !clients.isAssigned(root) && !foreign.has(root)
  return from < 0 || !isGiven ? [] : names.slice(from)
}

function isClient(name: string, { usual, clients }: LegacyCode): boolean {
  return usual.has(name) || clients.makerOf(name) === 'server'
}

/** Whether today's SDK has a call, by how the language spells it. */
function callsOfToday({ language, contract }: LegacyCode): (spelled: string) => boolean {
  const { call: spelling } = sdkNames(language)
  const today = new Set(
    contract.operations.flatMap(({ sdk }) => (sdk ? [spelling(sdk.group, sdk.method)] : [])),
  )
  return (spelled) => today.has(spelled)
}

const startOf = ({ at }: CallChain['names'][number], { offsetAt }: CollectedEdits): number =>
  offsetAt(at.row, at.column)
const endOf = ({ at }: CallChain['names'][number], { offsetAt }: CollectedEdits): number =>
  offsetAt(at.endRow, at.endColumn)

/** The method's current name, if its group has not changed. */
function sameGroup(now: string, legacy: string): string | undefined {
  const groupOf = (call: string) => call.slice(0, call.lastIndexOf('.') + 1)
  return groupOf(now) === groupOf(legacy) ? now.slice(groupOf(now).length) : undefined
}
