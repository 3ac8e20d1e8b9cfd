// Replaces keys, tokens and account numbers that look real with placeholders that the checks accept.

import type { Root } from 'mdast'
import { findIbans } from '#site/api/code/safety/find-ibans.ts'
import { findSecrets } from '#site/api/code/safety/find-secrets.ts'
import type { FindUnsafe } from '#site/api/code/safety/unsafe-text.ts'
import { isJsx, nodesIn, type AnyNode } from './nodes.ts'
import type { PageContext } from './page-context.ts'

type Report = PageContext['report']

/** What was found, what stands there now if it was replaced, and how many lines below the first. */
type Tell = (what: string, placeholder: string | undefined, line: number) => void

const SEARCHES: readonly FindUnsafe[] = [findSecrets, findIbans]
/** What follows the first line of a private key, up to its last, or as far as its bytes go. */
const REST_OF_KEY =
  /(?:(?!-----BEGIN)[^])*?-----END (?:[A-Z]+ )?PRIVATE KEY-----|(?:(?:\\[rn]|[\s"'+,])*[A-Za-z0-9+/=]{20,})+/y
const TEXTS = ['value', 'meta', 'alt', 'title'] as const

/** In prose, code, links and the texts that components are given. */
export function replaceSecrets(node: Root | AnyNode, report: Report, around = node.position): void {
  // What a conversion made has no place of its own.
  const position = node.position ?? around
  const { line = 1, column = 1 } = position?.start ?? {}
  const tell: Tell = (what, placeholder, below) => {
    // The code of a fence begins below its first line.
    const start = { line: line + below + (node.type === 'code' && node.position ? 1 : 0), column }
    reportReplaced({ position: { start, end: start } }, what, placeholder, report)
  }
  const texts = node as Partial<Record<(typeof TEXTS)[number] | 'url', unknown>>
  for (const key of TEXTS) if (typeof texts[key] === 'string') texts[key] = withoutSecrets(texts[key], tell)
  // A URL has no room for angle brackets.
  if (typeof texts.url === 'string')
    texts.url = withoutSecrets(texts.url, tell, (one) => one.replaceAll(/[<>]/g, ''))
  if (isJsx(node))
    for (const attribute of node.attributes)
      if (typeof attribute.value === 'string') attribute.value = withoutSecrets(attribute.value, tell)
  for (const child of nodesIn(node)) replaceSecrets(child, report, position)
}

/** The same in the values of the front matter. */
export function replaceSecretsIn(values: Record<string, unknown>, report: Report): void {
  const tell: Tell = (what, placeholder) => reportReplaced(undefined, what, placeholder, report)
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string') values[key] = withoutSecrets(value, tell)
    else if (typeof value === 'object' && value !== null)
      replaceSecretsIn(value as Record<string, unknown>, report)
  }
}

function reportReplaced(
  at: Parameters<Report>[0],
  what: string,
  placeholder: string | undefined,
  report: Report,
): void {
  if (placeholder === undefined) {
    const stays = `${what}, and stays: where it ends is not known`
    report(at, 'secret', stays, 'remove it with what belongs to it; if it is real, revoke it')
    return
  }
  report(
    at,
    'secret',
    `${what}, so \`${placeholder}\` is in its place`,
    'nothing, unless it is real: then revoke it',
  )
}

function withoutSecrets(text: string, tell: Tell, written = (placeholder: string) => placeholder): string {
  let lineStart = 0
  const found = text.split('\n').flatMap((line, index) => {
    const start = lineStart
    lineStart += line.length + 1
    return SEARCHES.flatMap((find) => find(line, {})).map((one) => ({
      ...one,
      index,
      at: start + one.column,
    }))
  })
  let safe = ''
  let end = 0
  for (const { what, placeholder, index, at, length } of found.toSorted((a, b) => a.at - b.at)) {
    if (placeholder === undefined) continue
    const behind = Math.max(end, at + length)
    const endOfOne = placeholder.startsWith('-----BEGIN') ? endOfKey(text, behind) : behind
    if (at >= end && endOfOne === undefined) {
      // Without its first line, the check would no longer refuse the page with the bytes.
      tell(what, undefined, index)
      continue
    }
    if (at >= end) {
      tell(what, placeholder, index)
      safe += text.slice(end, at) + written(placeholder)
    }
    end = endOfOne ?? behind
  }
  return safe + text.slice(end)
}

/** `start` is behind the first line of the key. Undefined if nothing of it follows. */
function endOfKey(text: string, start: number): number | undefined {
  REST_OF_KEY.lastIndex = start
  const rest = REST_OF_KEY.exec(text)
  return rest ? start + rest[0].length : undefined
}
