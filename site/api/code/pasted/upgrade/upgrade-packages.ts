// Renames the legacy packages that code, commands and dependency files name, and reports what that leaves to the author.

import type { CodeLanguage } from '../../languages/code-language.ts'
import type { Upgrades } from '../check-data.ts'
import type { CollectedEdits } from './collect-edits.ts'
import { packageMentions } from './package-mentions.ts'

/** The legacy names of the packages that are named. */
export function upgradePackages(
  code: string,
  language: CodeLanguage | undefined,
  { packages, calls }: Upgrades,
  { change, leave }: CollectedEdits,
): ReadonlySet<string> {
  const isFile = language === undefined || language === 'bash' || language === 'json' || MARKUP.test(code)
  const used = packages.filter(({ legacy, now, page }) => {
    const { whole, parts } = packageMentions(code, legacy, now)
    for (const { from, to, now: text, hasVersion } of whole) {
      change(from, to, text)
      if (hasVersion) leave(from, legacy, 'This is a version of the legacy package.')
      if (isFile && code.includes(now))
        leave(from, legacy, `\`${now}\` is already there. Remove one of the two.`)
    }
    for (const { from, name } of parts)
      leave(from, name, 'The table has no equivalent for a part of the package.')
    const [first] = whole
    if (first !== undefined && !isFile && !calls.some((one) => one.package === legacy))
      leave(first.from, legacy, `The table lists none of its calls: see ${page}.`)
    return first !== undefined || parts.length > 0
  })
  return new Set(used.map(({ legacy }) => legacy))
}

/** A web page, or a project's file in XML; tags in a script come later. */
export const MARKUP = /^\s*<(?!\?php)/
