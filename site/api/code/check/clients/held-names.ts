// What the variables of a piece of code hold: what made it, or the path of names that it stands for.

import { assignmentsIn, typedNamesIn, type Assignment } from '../../read/read-assignments.ts'
import type { CallChain, CallName } from '../../syntax/call-chain.ts'
import type { FindMaker, Maker } from './find-maker.ts'

/** Limit on chains of variables assigned from variables. */
const MAX_STEPS = 4

/** What the variables of the code hold; a name that means two things has no value. */
interface HeldNames {
  makers: Map<string, Maker | undefined>
  /** The path of names that a variable stands for: `tokens` is `client.tokens`. */
  groups: Map<string, string[] | undefined>
}

export function heldNames(code: string, maker: FindMaker): HeldNames {
  const held: HeldNames = { makers: new Map(), groups: new Map() }
  for (const assignment of assignmentsIn(code)) holdAssigned(assignment, maker(assignment), held)
  for (const { name, type } of typedNamesIn(code)) {
    if (held.makers.get(name) !== undefined || held.groups.has(name)) continue
    const found = maker({ name, path: type, kind: 'type' })
    if (found !== undefined) held.makers.set(name, found)
  }
  return held
}

function holdAssigned(
  { name, path, kind, field }: Assignment,
  maker: Maker | undefined,
  { makers, groups }: HeldNames,
): void {
  if (kind === 'path') {
    // `client = this.client` says nothing of it.
    const said = withoutOwner(path)
    if (said.length > 1 || said[0] !== name) put(groups, name, said)
  } else if (field === undefined || maker === 'elements') put(makers, name, maker)
  // `{ tokens } = new Client(…)`: a group of a client without a name.
  else if (maker === 'server') put(groups, name, ['client', field])
}

/** `api = open()`, of a function that makes a client. */
export function holdReturned(
  code: string,
  { makers }: HeldNames,
  makerOfCall: (name: string) => Maker | undefined,
): void {
  const assignments = assignmentsIn(code)
  for (const { name, path, kind, field } of assignments) {
    const [called, ...more] = withoutOwner(path)
    if (kind !== 'call' || field !== undefined || more.length > 0) continue
    const isOnce = assignments.filter((one) => one.name === name).length === 1
    const found = isOnce && makers.get(name) === undefined ? makerOfCall(called!) : undefined
    if (found !== undefined) makers.set(name, found)
  }
}

/** Who made what the variable holds. */
export function makerIn({ makers, groups }: HeldNames, name: string): Maker | undefined {
  let at = name
  for (let step = 0; step < MAX_STEPS; step++) {
    const maker = makers.get(at)
    if (maker !== undefined) return step === 0 || maker === 'other' ? maker : undefined
    // Anything taken from another library's client belongs to that library.
    const [of] = groups.get(at) ?? []
    if (of === undefined) return undefined
    at = of
  }
  return undefined
}

/** `usual`: what clients are called in code that does not say what a variable holds. */
export function wholeChain(
  chain: CallChain,
  { makers, groups }: HeldNames,
  usual: ReadonlySet<string>,
): CallChain {
  const isClient = ({ name }: CallName): boolean => {
    const maker = makers.get(name)
    return maker === 'server' || maker === 'elements' || usual.has(name)
  }
  let { names } = chain
  for (let step = 0; step < MAX_STEPS; step++) {
    const [first, ...rest] = OWNER.test(names[0]!.name) ? names.slice(1) : names
    const before = first && groups.get(first.name)
    if (!before) break
    names = [...before.map((name) => ({ name, at: first.at })), ...rest]
  }
  return names !== chain.names && names.some(isClient) ? { ...chain, names } : chain
}

const OWNER = /^(?:this|self)$/
/** Without `this` and `self`. */
export const withoutOwner = (path: string[]): string[] => (OWNER.test(path[0]!) ? path.slice(1) : path)

/** A name with two meanings counts as unknown. */
function put<Value>(known: Map<string, Value | undefined>, name: string, value: Value): void {
  known.set(name, known.has(name) ? undefined : value)
}
