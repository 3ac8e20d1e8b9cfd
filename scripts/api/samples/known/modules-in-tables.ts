// Reads which modules the SDKs are imported by from the tables of content/data.

import { LEGACY_LANGUAGES } from '#site/api/code/known/legacy-languages.ts'
import type { SdkModule } from '#site/api/code/known/sdk-module.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import type { FileReads } from '../../../graph/world.ts'
import { factRows, type FactRow } from './fact-rows.ts'

/** `tables`: files of content/data/ by name. Empty where the content has no table of modules. */
export function modulesIn(
  reads: FileReads,
  place: ContentPlace,
  { tables, brand }: { tables: Readonly<Record<string, string>>; brand: SiteConfig['brand'] },
): SdkModule[] {
  const names = { scope: brand.scope, Scope: brand.scopePascal }
  const rowsOf = (name: string): FactRow[] => factRows(reads, place, tables[name], names)
  const modules = rowsOf('sdk-modules').flatMap(moduleOf)
  return modules.length === 0 ? [] : [...modules, ...rowsOf('legacy-packages').flatMap(legacyModule)]
}

function moduleOf({
  language: languages = [],
  module: modules = [],
  package: packages = [],
  client = [],
  names = [],
}: FactRow): SdkModule[] {
  const [language] = languages
  const [name] = modules
  const [installed] = packages
  if (language === undefined || name === undefined) return []
  return [{ language, name, ...(installed !== undefined && { installed }), client, names, isLegacy: false }]
}

function legacyModule({ language: [called = ''] = [], legacy = [] }: FactRow): SdkModule[] {
  const language = LEGACY_LANGUAGES[called]
  return language === undefined
    ? []
    : legacy.map((name) => ({ language, name, client: [], names: [], isLegacy: true }))
}
