// Completes the keys that a guide's samples need by those that its text tells the reader to create: a permission may be
// needed by a later step, or by an application that calls nothing itself.

import type { NeededKey } from '#site/model/agents/agent-data.ts'

const TYPE = '(public|private|management)'
const TOLD = [
  // The steps that create an application.
  new RegExp(`\\btype \`${TYPE}\`\\.\\s+(?:\\d+\\.\\s+)?Grant ([^\\n]+)`, 'g'),
  new RegExp(`^[ \\t]*[-*] (?:A|An|The) ${TYPE} (?:application|key)\\b[^\\n\`]* with ([^\\n]+)`, 'gm'),
]
const NAME = /`([\w-]+(?::[\w-]+)+)`/g
const ORDER = ['public', 'private', 'management']

/** `known`: the permissions of the API. */
export function withKeysTold(
  keys: readonly NeededKey[],
  markdown: string,
  known: ReadonlySet<string>,
): NeededKey[] {
  const byType = new Map(keys.map(({ type, permissions }) => [type, new Set(permissions)]))
  for (const [, type = '', text = ''] of TOLD.flatMap((told) => [...markdown.matchAll(told)])) {
    const permissions = Array.from(text.matchAll(NAME), ([, name]) => name!).filter((name) => known.has(name))
    if (permissions.length > 0) byType.set(type, new Set([...(byType.get(type) ?? []), ...permissions]))
  }
  return Array.from(byType, ([type, permissions]) => ({ type, permissions: [...permissions] })).sort(
    (a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type),
  )
}
