// Rewrites code for a legacy package for the current one, using the site's table of upgrades, and checks the result.
// Calls that the table does not have are left unchanged and reported.

import { readerOf } from '../languages/load-reader.ts'
import { codeLanguage, MAX_CODE_CHARACTERS } from '../languages/code-language.ts'
import { clientNames, type ClientNames } from '../check/client-names.ts'
import type { CallChain } from '../syntax/call-chain.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import { sdkNames } from '../known/sdk-names.ts'
import type { Upgrades } from './check-data.ts'
import { detectLanguage } from './detect-language.ts'
import { legacyMentions } from './legacy-mentions.ts'
import { packageMentions } from './package-mentions.ts'
import { upgradeClient } from './upgrade-client.ts'
import { judgeCode, type CodeJudgement, type Knowledge } from './judge-code.ts'

export interface Upgraded {
  code: string
  changes: { line: number; legacy: string; now: string }[]
  /** Calls and packages without an equivalent in the table. */
  left: { line: number; call: string; note: string }[]
  /** The check of the result. */
  judgement: CodeJudgement
}

interface Edit {
  from: number
  to: number
  text: string
}

export async function upgradeCode(
  code: string,
  named: string | undefined,
  knowledge: Knowledge,
): Promise<Upgraded> {
  const { brand, upgrades } = knowledge.data
  const language = (named === undefined ? undefined : codeLanguage(named)) ?? detectLanguage(code)
  const changes: Upgraded['changes'] = []
  const left: Upgraded['left'] = []
  const edits: Edit[] = []
  let today: ReadonlySet<string> | undefined
  const starts = lineStarts(code)
  const change = (from: number, to: number, now: string, said = { legacy: code.slice(from, to), now }) => {
    edits.push({ from, to, text: now })
    changes.push({ line: lineOf(starts, from), ...said })
  }
  /** Offsets of the names of the calls that were read. */
  const seen = new Set<number>()
  const read = language && code.length <= MAX_CODE_CHARACTERS ? await readerOf(language) : undefined
  const isScript = language === 'javascript' || language === 'typescript' || language === 'tsx'
  const used = upgrades.packages.filter((one) => upgradePackage(one))
  // A fragment without imports is assumed to use the package whose calls are known.
  const isOf = (name: string): boolean =>
    used.length === 0 ? isScript : used.some(({ legacy }) => legacy === name)
  const rows = upgrades.calls.filter((one) => isOf(one.package))
  if (read && isScript) {
    const leave = (at: number, call: string, note: string) =>
      left.push({ line: lineOf(starts, at), call, note })
    upgradeClient(code, brand.scopePascal, change, leave)
  }
  if (read && (rows.length > 0 || used.length > 0)) {
    const clients = clientNames(code, language!, knowledge.contract)
    for (const chain of read(code).calls) {
      if (clients.makerOf(chain.names[0]!.name) === 'other')
        seen.add(offsetOf(starts, chain.names.at(-1)!.at, 'start'))
      upgradeCall(clients.whole(chain), clients, chain)
    }
    for (const { at, call, now } of isScript ? legacyMentions(code, rows) : [])
      if (!seen.has(at))
        left.push({
          line: lineOf(starts, at),
          call,
          note: `If it is the client\u2019s, it is \`${now}\` today.`,
        })
  }
  const upgraded = applied(code, edits)
  const judgement = await judgeCode({ code: upgraded, ...(language && { language }) }, knowledge)
  const byLine = (a: { line: number }, b: { line: number }): number => a.line - b.line
  return { code: upgraded, changes: changes.sort(byLine), left: left.sort(byLine), judgement }

  /** True if the code names the package. */
  function upgradePackage({ legacy, now, page }: Upgrades['packages'][number]): boolean {
    const places = packageMentions(code, legacy, now)
    for (const { from, to, now: text, hasVersion } of places) {
      change(from, to, text)
      if (hasVersion)
        left.push({
          line: lineOf(starts, from),
          call: legacy,
          note: 'This is a version of the legacy package.',
        })
    }
    const [first] = places
    const hasCalls = upgrades.calls.some((one) => one.package === legacy)
    if (first !== undefined && !hasCalls && language !== 'bash' && language !== 'json')
      left.push({
        line: lineOf(starts, first.from),
        call: legacy,
        note: `The table has none of its calls: see ${page}.`,
      })
    return first !== undefined
  }

  function upgradeCall({ names }: CallChain, clients: ClientNames, written: CallChain): void {
    if (clients.makerOf(names[0]!.name) === 'other') return
    const receiver = names.findIndex(({ name }) => isClient(name, clients))
    const behind = receiver < 0 ? ofUnknownClient(names, clients) : names.slice(receiver + 1)
    if (behind.length === 0) return
    seen.add(offsetOf(starts, behind.at(-1)!.at, 'start'))
    const call = behind.map(({ name }) => name).join('.')
    const known = rows.find(({ legacy }) => legacy === call)
    // Of a variable that is a group of the client, only the method's name is written at the call.
    const isWhole = names === written.names
    const [start, end] = [isWhole ? behind[0]! : behind.at(-1)!, behind.at(-1)!]
    const first = offsetOf(starts, start.at, 'start')
    if (known?.now && known.now !== call) {
      // Keeps the group and what connects it with its method, such as `?.`, if possible.
      const method = end.at === names[0]!.at && receiver >= 0 ? undefined : sameGroup(known.now, call)
      const place = method === undefined ? first : offsetOf(starts, end.at, 'start')
      const now = method ?? (isWhole ? known.now : undefined)
      if (now !== undefined)
        change(place, offsetOf(starts, end.at, 'end'), now, { legacy: call, now: known.now })
      else left.push({ line: lineOf(starts, first), call, note: `Call \`${known.now}\` on the client.` })
    } else if (!known?.now && !isToday(call))
      left.push({
        line: lineOf(starts, first),
        call,
        note: known?.note ?? 'The table has no call with this name.',
      })
  }

  /** A call that only the legacy package has, on something that the code is given: `(store) => store.tokens.retrieve(id)`. */
  function ofUnknownClient(names: CallChain['names'], clients: ClientNames): CallChain['names'] {
    const from = names.findIndex((_, index) => {
      const call = names.slice(index)
      const spelled = call.map(({ name }) => name).join('.')
      return call.length > 1 && rows.some(({ legacy, now }) => legacy === spelled && now !== spelled)
    })
    const root = names.find(({ name }) => name !== 'this')?.name ?? ''
    const isGiven = clients.makerOf(root) === undefined && !clients.isAssigned(root)
    return from < 0 || !isGiven ? [] : names.slice(from)
  }

  function isClient(name: string, clients: ClientNames): boolean {
    return CLIENTS.has(name) || name === brand.scope || clients.makerOf(name) === 'server'
  }

  function isToday(call: string): boolean {
    const { call: spelled } = sdkNames(language!)
    today ??= new Set(
      knowledge.contract.operations.flatMap(({ sdk }) => (sdk ? [spelled(sdk.group, sdk.method)] : [])),
    )
    return today.has(call)
  }
}

/** Variable names that legacy samples use for their client. */
const CLIENTS: ReadonlySet<string> = new Set(['client', 'bt', 'legacy', 'vault'])

/** The method's current name, if its group has not changed. */
function sameGroup(now: string, legacy: string): string | undefined {
  const groupOf = (call: string) => call.slice(0, call.lastIndexOf('.') + 1)
  return groupOf(now) === groupOf(legacy) ? now.slice(groupOf(now).length) : undefined
}

function applied(code: string, edits: readonly Edit[]): string {
  let text = ''
  let end = 0
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    // When two rules match the same place, the first one wins.
    if (edit.from < end) continue
    text += code.slice(end, edit.from) + edit.text
    end = edit.to
  }
  return text + code.slice(end)
}

function lineStarts(code: string): number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineOf(starts: readonly number[], offset: number): number {
  const next = starts.findIndex((start) => start > offset)
  return next < 0 ? starts.length : next
}

function offsetOf(starts: readonly number[], at: CodeSpan, side: 'start' | 'end'): number {
  return side === 'start' ? starts[at.row]! + at.column : starts[at.endRow]! + at.endColumn
}
