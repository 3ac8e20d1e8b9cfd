// Finds the HTTP clients that code creates, by the variables that hold them: `axios.create({ baseURL })`.

import type { CodeSpan } from '../../../../../curl/code-span.ts'
import type { CallChain } from '../../../syntax/call-chain.ts'
import type { SampleValue } from '../../../syntax/read-value.ts'
import type { RequestParts } from './http-parts.ts'

export interface HttpClient {
  base?: SampleValue | undefined
  headers?: SampleValue | undefined
  /** It may send headers that are set elsewhere. */
  isOpen: boolean
}

/** A call's parts, with what its client adds. */
export function sentBy<Read extends Pick<RequestParts, 'headers'>>(
  { base, headers, isOpen }: HttpClient,
  read: Read,
): Read & Pick<RequestParts, 'base' | 'headers' | 'openHeaders'> {
  return { ...read, base, headers: [headers, ...read.headers], openHeaders: isOpen }
}

const NAME = String.raw`[A-Za-z_$][\w$]*`
const ASSIGNED = new RegExp(
  String.raw`(${NAME})(?:\s*,\s*${NAME})?(?:\s*:\s*[\w.<>[\]| ]{1,80})?\s*:?=\s*(?:await\s+)?$`,
)
/** Enough for a name, its type and the equals sign. */
const LOOKED_AT = 200

/** The variable that a call's result is assigned to; also `with … as client`. */
export function assignedName(code: string, { row, column, endRow, endColumn }: CodeSpan): string | undefined {
  const lines = code.split('\n')
  const before = [...lines.slice(Math.max(0, row - 1), row), lines[row]?.slice(0, column) ?? ''].join('\n')
  const after = lines[endRow]?.slice(endColumn) ?? ''
  return ASSIGNED.exec(before.slice(-LOOKED_AT))?.[1] ?? /^\s+as\s+(\w+)/.exec(after)?.[1]
}

/** `make` is called for each call whose result is assigned. A name that is assigned twice counts as unknown. */
export function httpClients<Client extends HttpClient>(
  calls: readonly CallChain[],
  code: string,
  make: (chain: CallChain) => Client | undefined,
): Map<string, Client | undefined> {
  const found = new Map<string, Client | undefined>()
  for (const chain of calls) {
    const client = make(chain)
    const name = client && assignedName(code, chain.at)
    if (!name) continue
    const isOpen = client.isOpen || isChanged(code, name)
    found.set(name, found.has(name) ? undefined : { ...client, isOpen })
  }
  return found
}

const SENDS = /^(?:get|post|put|patch|delete|head|options|request|stream|send|close|aclose|json)$/

/** The name itself, or as a field: of another object it is another one. */
const OWN = String.raw`(?<![\w$/'"#]|(?<!\b(?:this|self))[.]|(?<!\b(?:this|self)[.])#)`

/** Whether a function is given the variable, which may change it: `withKey(api)`. */
export function isPassed(code: string, name: string): boolean {
  const plain = name.replaceAll('$', String.raw`\$`)
  return new RegExp(String.raw`[(,]\s*(?:this\.#?|self\.)?${plain}\s*[,)]`).test(code)
}

/** Anything but a request may add headers: `api.interceptors`, `self.client.headers.update(…)`, `withKey(api)`. */
function isChanged(code: string, name: string): boolean {
  const plain = name.replaceAll('$', String.raw`\$`)
  const members = code.matchAll(new RegExp(String.raw`${OWN}${plain}\s*\.\s*([\w$]+)`, 'g'))
  return isPassed(code, name) || [...members].some(([, member]) => !SENDS.test(member!))
}
