// Finds the legacy packages that a piece of code imports, with what replaces each.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { CodeLanguage } from '../languages/code-language.ts'
import { takenIn } from '../read/read-taken.ts'
import { spanAt } from '../read/span-at.ts'
import type { Upgrades } from './check-data.ts'

interface LegacyModule {
  at: CodeSpan
  name: string
  now: string
  /** The page that helps to replace it. */
  page: string
}

export function legacyModules(
  code: string,
  language: CodeLanguage,
  { packages }: Pick<Upgrades, 'packages'>,
): LegacyModule[] {
  return takenIn(code, language).flatMap(({ name, at }) => {
    // A name without punctuation may be that of today's module too, as in Python.
    const found = packages.find(({ legacy }) => /[/.]/.test(legacy) && isPartOf(name, legacy))
    return found ? [{ at: spanAt(code, at, name.length), name, now: found.now, page: found.page }] : []
  })
}

const isPartOf = (name: string, legacy: string): boolean =>
  name.toLowerCase() === legacy.toLowerCase() || name.startsWith(`${legacy}/`)
