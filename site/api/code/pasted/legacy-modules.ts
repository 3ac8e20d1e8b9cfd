// Finds the legacy packages that a piece of code imports, installs or lists, with what replaces each.

import type { CodeSpan } from '../../../curl/code-span.ts'
import { readShell } from '../../../curl/read-shell.ts'
import { LEGACY_LANGUAGES } from '../known/legacy-languages.ts'
import type { CodeLanguage } from '../languages/code-language.ts'
import { installedIn, listedIn, type InstalledPackage } from '../read/read-installs.ts'
import { readJson } from '../read/read-json.ts'
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

/** `listed`: the packages of a project's file, which is in no language. */
export function legacyModules(
  code: string,
  language: CodeLanguage | undefined,
  { packages }: Pick<Upgrades, 'packages'>,
  listed: readonly InstalledPackage[] = [],
): LegacyModule[] {
  // A name without punctuation may be that of today's module too, as in Python.
  const imported = packages.filter(({ legacy }) => /[/.]/.test(legacy))
  const named = [
    ...(language === undefined ? [] : takenIn(code, language)).map(({ name, at }) => ({
      name,
      at: spanAt(code, at, name.length),
      among: imported,
    })),
    ...[...listed, ...installedBy(code, language)].map(({ name, at, language: of }) => ({
      name,
      at,
      among: packages.filter((one) => LEGACY_LANGUAGES[one.language] === of),
    })),
  ]
  return named.flatMap(({ name, at, among }) => {
    const found = among.find(({ legacy }) => isPartOf(name, legacy))
    return found ? [{ at, name, now: found.now, page: found.page }] : []
  })
}

function installedBy(code: string, language: CodeLanguage | undefined): InstalledPackage[] {
  if (language === 'bash') return installedIn(readShell(code))
  return language === 'json' ? listedIn(readJson(code).value) : []
}

const isPartOf = (name: string, legacy: string): boolean =>
  name.toLowerCase() === legacy.toLowerCase() || name.startsWith(`${legacy}/`)
