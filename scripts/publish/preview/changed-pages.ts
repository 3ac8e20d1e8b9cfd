// Describes what a release changes for readers of another one: pages added, removed, or with different text, as
// Markdown.

import { encodePath } from '#site/model/urls.ts'
import { formatCount } from '../../terminal/measures.ts'
import type { BuiltRelease } from '../release-on-disk.ts'
import { wordDifference, type Part } from './word-difference.ts'

export interface ChangedPage {
  path: string
  state: 'added' | 'removed' | 'changed'
  /** Differences in the text; empty if only markup differs. */
  parts: Part[]
}

export async function changedPages(before: BuiltRelease, after: BuiltRelease): Promise<ChangedPage[]> {
  const [old, now] = [before.manifest.pages, after.manifest.pages]
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted()
  const changes: ChangedPage[] = []
  for (const path of paths) {
    const [one, two] = [old[path], now[path]]
    if (!one || !two) changes.push({ path, state: two ? 'added' : 'removed', parts: [] })
    else if (one.markdown !== two.markdown) {
      const [text, newText] = await Promise.all([textOf(before, one.markdown), textOf(after, two.markdown)])
      changes.push({ path, state: 'changed', parts: wordDifference(text, newText) })
    } else if (one.hash !== two.hash) changes.push({ path, state: 'changed', parts: [] })
  }
  return changes
}

const textOf = async (release: BuiltRelease, hash: string): Promise<string> =>
  new TextDecoder().decode(await release.read(hash))

/** Number of pages whose differences are printed; the others are listed by name. */
const MAX_PRINTED = 30
/** Characters of unchanged text that are shown on each side of a change. */
const CONTEXT = 60

/** The report of a preview for its pull request. */
export function describeChanges(changes: ChangedPage[], previewUrl?: string): string {
  const lines = [previewUrl ? `Preview: ${previewUrl}` : 'No preview', '']
  if (changes.length === 0) return [...lines, 'No page reads differently.', ''].join('\n')
  lines.push(`${formatCount(changes.length, 'page')} changed.`, '')
  for (const [index, { path, state, parts }] of changes.entries()) {
    const link = previewUrl && state !== 'removed' ? `[${path}](${previewUrl}${encodePath(path)})` : path
    lines.push(`- ${link}: ${state}${state === 'changed' ? countOf(parts) : ''}`)
    if (index < MAX_PRINTED && parts.length > 0) {
      lines.push('', ...fenced(inlineDifference(parts)).map((line) => `  ${line}`), '')
    }
  }
  return `${lines.join('\n')}\n`
}

function countOf(parts: Part[]): string {
  if (parts.length === 0) return ', its markup only'
  const words = (kind: Part['kind']): number =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0), 0)
  return `, ${formatCount(words('added'), 'word')} came and ${words('removed')} went`
}

/** `[-old-]{+new+}` in its context. */
function inlineDifference(parts: Part[]): string {
  const written = parts.map(({ kind, text }, index) => {
    if (kind === 'removed') return `[-${text}-]`
    if (kind === 'added') return `{+${text}+}`
    return shortened(text, index > 0, index < parts.length - 1)
  })
  return written.join('')
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (text.length <= 2 * CONTEXT) return text
  return `${hasBefore ? text.slice(0, CONTEXT) : ''} … ${hasAfter ? text.slice(-CONTEXT) : ''}`
}

/** A fence longer than any in the text, so that a page's own code cannot end it. */
function fenced(text: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [`${fence}text`, ...text.split('\n'), fence]
}
