// Finds out what the variables of a piece of code hold: a client of the SDK, whatever its name; a group of one; or
// another library's client. Reads text rather than a tree, because an assignment looks alike in every language.

import { isScript, type CodeLanguage } from '../languages/code-language.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { SERVER_CLIENTS } from '../known/sdk-names.ts'
import type { CallChain, CallName } from '../syntax/call-chain.ts'
import { assignmentsIn, typedNamesIn, type Assignment } from '../read/read-assignments.ts'
import { foreignNamesIn, importsIn, pythonNamesIn } from '../read/read-imports.ts'
import { functionMakers } from './function-makers.ts'

/** `unsure`: it may be anything, so only calls of the SDK's own groups count. */
type Maker = 'server' | 'elements' | 'threeds' | 'other' | 'unsure'

export interface ClientNames {
  /** Who made the variable, if the code says so. */
  makerOf(name: string): Maker | undefined
  /** True for a variable that the code assigns. */
  isAssigned(name: string): boolean
  /** The chain from its client on: after `{ tokens } = client`, `tokens.get` is `client.tokens.get`. */
  whole(chain: CallChain): CallChain
}

const HTTP_LIBRARY = /^(?:aiohttp|axios|got|httpx|ky|requests)$/
/** Without the import of a package `client`, ours or another. */
const GO_FRAGMENT = /^(?![^]*\/client")[^]*\bclient\.NewClient\(\s*option\.With/
/** Limit on chains of variables assigned from variables. */
const MAX_STEPS = 4

export function clientNames(code: string, language: CodeLanguage, contract: SampleContract): ClientNames {
  const foreign = new Set(foreignNamesIn(code, contract.brand.scope))
  const maker = makerFinder(code, { language, contract, foreign })
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
      return makerOf(name, held) ?? (isAssigned(name) ? undefined : functions.ofField(name))
    },
    isAssigned,
    whole: (chain) => wholeChain(chain, held, usual),
  }
}

/** `api = open()`, of a function that makes a client. */
function holdReturned(
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

/** What the variables of the code hold; a name that means two things has no value. */
interface HeldNames {
  makers: Map<string, Maker | undefined>
  /** The path of names that a variable stands for: `tokens` is `client.tokens`. */
  groups: Map<string, string[] | undefined>
}

function heldNames(code: string, maker: MakerFinder): HeldNames {
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

function makerOf(name: string, { makers, groups }: HeldNames): Maker | undefined {
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
function wholeChain(chain: CallChain, { makers, groups }: HeldNames, usual: ReadonlySet<string>): CallChain {
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
const withoutOwner = (path: string[]): string[] => (OWNER.test(path[0]!) ? path.slice(1) : path)

/** A name with two meanings counts as unknown. */
function put<Value>(known: Map<string, Value | undefined>, name: string, value: Value): void {
  known.set(name, known.has(name) ? undefined : value)
}

type MakerFinder = (assignment: Assignment) => Maker | undefined

function makerFinder(
  code: string,
  given: { language: CodeLanguage; contract: SampleContract; foreign: ReadonlySet<string> },
): MakerFinder {
  const { language, foreign } = given
  const { scope, scopePascal, sdkVariables } = given.contract.brand
  const inScript = isScript(language)
  // `Client(…)` makes one; elsewhere functions are in upper case, or classes come after `new`.
  const makesByClass = /^(?:python|kotlin|swift)$/.test(language)
  const constructor = new RegExp(`^I?(?:Async)?${scopePascal}(?:Api)?(?:Client)?$`)
  const isGoFragment = language === 'go' && GO_FRAGMENT.test(code)
  const hasElements = sdkVariables?.elements !== undefined
  const inPages = new Set(hasElements ? [scope, `use${scopePascal}`] : [])
  const isOurs = (name: string): boolean => constructor.test(name) || inPages.has(name)
  const imported = new Map(
    // `acme: AcmeClient` gives a variable its type.
    importsIn(code, scope, `${scopePascal}Client`).filter(([alias, name]) => isOurs(name) && !isOurs(alias)),
  )
  // `getAcmeClient()`
  const opener = new RegExp(`^(?:create|get|make|new)?_?${scope}_?(?:api|client|sdk)$`, 'i')

  return ({ path, kind }) => {
    const names = path.map((name) => imported.get(name) ?? name)
    if (hasElements && names.includes(`${scopePascal}Elements`)) return 'elements'
    if (inScript && kind === 'call' && inPages.has(names[0]!)) return 'elements'
    if (inScript && kind === 'call' && names.join() === `${scopePascal}3ds`) return 'threeds'
    if (names.some((name) => constructor.test(name))) return 'server'
    if (kind === 'call' && names.length === 1 && opener.test(names[0]!) && !foreign.has(names[0]!))
      return 'server'
    if (kind === 'new') return names.length === 0 ? undefined : 'other'
    // A fragment of Go without its imports; a package `client` of one's own takes other options.
    if (isGoFragment && /^client\.(?:New)?Client$/.test(names.join('.'))) return 'server'
    // `client.Client` is the SDK's type in Go; a plain `Client` may be anybody's.
    if (kind === 'type')
      return names.at(-1) === 'Client' && /^c?[Cc]lient$/.test(names[0]!) ? undefined : 'unsure'
    // `client = createClerkClient(…)`
    if (kind === 'call' && (HTTP_LIBRARY.test(names[0]!) || foreign.has(path[0]!))) return 'other'
    if (kind === 'call' && makesByClass && /^[A-Z]/.test(names.at(-1)!)) return 'other'
    const isOfLibrary = kind === 'call' && names.length > 1 && !/^(?:this|self|client)$/.test(names[0]!)
    return isOfLibrary ? 'unsure' : undefined
  }
}
