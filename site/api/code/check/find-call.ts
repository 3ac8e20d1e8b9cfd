// Identifies the operation that a call in code refers to, in its language's spelling. Reports calls that the SDKs do
// not have.

import type { ApiOperation } from '../../contract/contract.ts'
import { lettersOf } from '../../../spelling/letters-of.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import type { CallChain, CallName } from '../syntax/call-chain.ts'
import type { Finding } from '../known/code-finding.ts'
import type { CodeLanguage } from '../languages/code-language.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { sdkNames, SERVER_CLIENTS } from '../known/sdk-names.ts'
import type { ClientNames } from './clients/client-names.ts'
import { spell, unknownCall } from './unknown-call.ts'

/** An operation; a known call that maps to none; or a finding. */
type FoundCall = FoundOperation | 'known' | Finding

interface FoundOperation {
  operation: ApiOperation
  ofElements: boolean
  /** Its arguments are not the operation's request. */
  hasOwnOptions?: true
}

interface CodeAround {
  grammar: CodeLanguage
  contract: SampleContract
  clients: ClientNames
  /** The code also calls the API by its URL: `client` may be an HTTP client. */
  hasOwnUrl: boolean
}

/** Methods of lists and maps in the languages that are read, in lower case; the SDKs have none of these names. */
const COLLECTION_METHODS: ReadonlySet<string> = new Set(
  (
    'add addall addrange append any all at clear concat contains count entries every extend filter first flatmap ' +
    'foreach has includes indexof isempty items iterator join keys last map pop push reduce select selectmany shift ' +
    'size slice some sort splice stream toarray tolist unshift values where'
  ).split(' '),
)

/** Of any object, of builders, and of iOS's HTTP client, whose methods are static. */
const NO_CALL_OF_ELEMENTS = /^(?:hasOwnProperty|builder(?:\..*)?|get|post|put|patch|delete)$/

/** Undefined for a call unrelated to the SDKs. */
export function findCall(chain: CallChain, around: CodeAround): FoundCall | undefined {
  const { grammar, contract, clients } = around
  const root = chain.names.find(({ name }) => !/^(?:this|self)$/.test(name))
  const madeBy = root && clients.makerOf(root.name)
  if (madeBy === 'other') return undefined
  if (madeBy === 'threeds')
    return findThreedsCall(chain.names.slice(chain.names.indexOf(root!) + 1), contract)
  const receiver = chain.names.findIndex(({ name }) => isServer(name, around) || isElements(name, around))
  const names = chain.names.slice(receiver + 1)
  const maker = receiver < 0 ? undefined : clients.makerOf(chain.names[receiver]!.name)
  // `client.tokens.push(token)` fills a list that something else has under that name.
  if (maker === undefined && names.slice(1).some(({ name }) => COLLECTION_METHODS.has(name.toLowerCase())))
    return undefined
  const known = callsOf(grammar, contract)
  const operation = receiver >= 0 && isMisspelt(names, known) ? undefined : firstKnown(chain, known)
  if (receiver >= 0 && isElements(chain.names[receiver]!.name, around)) {
    const found = findElementsCall(names, contract)
    if (maker === 'elements' || chain.names[receiver]!.name === elementsClass(contract)) return found
    if (found === undefined || found === 'known' || 'operation' in found) return found
    // Only its name speaks for Elements: `vault.client.tokens.get` may be on another client that it holds.
    if (operation) return { operation, ofElements: false }
    const { calls } = contract.elements
    const held = names.findIndex((_, from) => calls.has(spell(names.slice(from))))
    if (held > 0) return findElementsCall(names.slice(held), contract)
    return isInGroup(names, calls) ? found : undefined
  }
  if (operation) return { operation, ofElements: false }
  if (receiver < 0 || names.length === 0) return undefined
  const isSure = isSurelyOurs(chain.names[receiver]!.name, around)
  if (names.length === 1) return isSure ? namedAsOperation(names, known) : undefined
  const isLetter = chain.names[receiver]!.name.length === 1
  if (!isSure && (maker === 'unsure' || !isInGroup(names, known, isLetter))) return undefined
  // `client.tokens.byId.query(…)`: nobody writes a call of the SDK in more parts than it has.
  if (maker !== 'server' && names.length > 1 + groupDepth(names, known)) return undefined
  if (/^(?:java|kotlin)$/.test(grammar) && isGroup(spell(names), known)) return undefined
  return unknownCall(names, known.keys())
}

/** The longest suffix of the chain that is an SDK call; a client may have any name. */
function firstKnown(
  { names }: CallChain,
  known: ReadonlyMap<string, ApiOperation>,
): ApiOperation | undefined {
  for (let from = 1; from < names.length - 1; from++) {
    const found = known.get(spell(names.slice(from)))
    if (found) return found
  }
  return undefined
}

/** `theeds.sessions.create` ends like a call of another group, `sessions.create`. */
function isMisspelt([group, ...rest]: readonly CallName[], known: ReadonlyMap<string, unknown>): boolean {
  if (rest.length < 2) return false
  const groups = new Set([...known.keys()].map((call) => call.slice(0, call.indexOf('.'))))
  const meant = groups.has(group!.name) ? undefined : nearestName(group!.name, groups)
  return meant !== undefined && known.has(`${meant}.${spell(rest)}`)
}

/** In Java and Kotlin, groups are methods and so appear as calls. */
function isGroup(spelled: string, known: ReadonlyMap<string, ApiOperation>): boolean {
  return [...known.keys()].some((call) => call.startsWith(`${spelled}.`))
}

/** How many names the longest group of this name, or nearly, has: `threeds.sessions` has two. */
function groupDepth([group]: readonly CallName[], known: ReadonlyMap<string, unknown>): number {
  const calls = [...known.keys()].map((call) => call.split('.'))
  const groups = new Set(calls.map(([first]) => first!))
  const meant = groups.has(group!.name) ? group!.name : nearestName(group!.name, groups)
  return Math.max(1, ...calls.map((names) => (names[0] === meant ? names.length - 1 : 1)))
}

/** The SDK has a group with this name, or nearly. */
function isInGroup(
  [group]: readonly CallName[],
  known: ReadonlyMap<string, unknown>,
  exactly = false,
): boolean {
  const groups = new Set([...known.keys()].map((call) => call.slice(0, call.indexOf('.'))))
  return groups.has(group!.name) || (!exactly && nearestName(group!.name, groups) !== undefined)
}

function isServer(name: string, { clients }: CodeAround): boolean {
  return clients.makerOf(name) === 'server' || SERVER_CLIENTS.has(name)
}

function isElements(name: string, { clients, contract, grammar }: CodeAround): boolean {
  // Languages that neither web pages nor apps are written in.
  if (/^(?:go|python|csharp)$/.test(grammar)) return false
  const maker = clients.makerOf(name)
  if (maker !== undefined && maker !== 'unsure') return maker === 'elements'
  const usual = contract.brand.sdkVariables?.elements
  return usual !== undefined && (usual.includes(name) || name === elementsClass(contract))
}

/** Of apps. */
const elementsClass = ({ brand }: SampleContract): string => `${brand.scopePascal}Elements`

/** A single letter may be anything, and so may `client` in code that calls the API by its URL. */
function isSurelyOurs(name: string, { clients, hasOwnUrl }: CodeAround): boolean {
  const maker = clients.makerOf(name)
  return maker === undefined ? name.length > 1 && !hasOwnUrl : maker === 'server'
}

const callsByContract = new WeakMap<SampleContract, Map<CodeLanguage, Map<string, ApiOperation>>>()

function callsOf(grammar: CodeLanguage, contract: SampleContract): Map<string, ApiOperation> {
  const byGrammar = callsByContract.get(contract) ?? new Map<CodeLanguage, Map<string, ApiOperation>>()
  callsByContract.set(contract, byGrammar)
  const known = byGrammar.get(grammar)
  if (known) return known
  const names = sdkNames(grammar)
  const calls = new Map(
    contract.operations.flatMap((operation) =>
      operation.sdk ? [[names.call(operation.sdk.group, operation.sdk.method), operation] as const] : [],
    ),
  )
  byGrammar.set(grammar, calls)
  return calls
}

function findElementsCall(names: readonly CallName[], contract: SampleContract): FoundCall | undefined {
  const { calls, local } = contract.elements
  // Without the table, nothing is known of them.
  if (calls.size === 0) return undefined
  const spelled = spell(names)
  const target = calls.get(spelled)
  if (target === null) return 'known'
  const operation = target === undefined ? undefined : contract.bySdkCall.get(target)
  if (operation) return { operation, ofElements: true }
  if (target !== undefined || names.length === 0 || local.has(spelled) || NO_CALL_OF_ELEMENTS.test(spelled))
    return undefined
  return unknownCall(names, calls.keys())
}

function findThreedsCall(names: readonly CallName[], contract: SampleContract): FoundCall | undefined {
  if (names.length === 0) return undefined
  const { threeds } = contract.elements
  if (threeds.size === 0) return undefined
  const target = threeds.get(spell(names))
  if (target === undefined) return unknownCall(names, threeds.keys())
  const operation = target === null ? undefined : contract.bySdkCall.get(target)
  return operation ? { operation, ofElements: true, hasOwnOptions: true } : 'known'
}

/** `client.createToken`: every call is in a group, and this one is named as its operation. */
function namedAsOperation(
  names: readonly CallName[],
  known: ReadonlyMap<string, ApiOperation>,
): Finding | undefined {
  const wanted = lettersOf(names[0]!.name).replace(/async$/, '')
  const [call] = [...known].find(([, { id }]) => lettersOf(id) === wanted) ?? []
  return call === undefined ? undefined : { ...unknownCall(names, []), fix: `write \`${call}\`` }
}
