// Reads which modules the SDKs are imported by from the tables of content/data.

import type { SdkModule } from '#site/api/code/known/sdk-module.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { readFacts } from '../../../content/read-facts.ts'
import { withVariables } from '../../../content/with-variables.ts'
import type { FileReads } from '../../../graph/world.ts'

/** Languages of legacy packages that are imported by the name they are installed by. */
const LEGACY_LANGUAGES: Readonly<Record<string, string>> = {
  'Node.js': 'javascript',
  JavaScript: 'javascript',
  Go: 'go',
  '.NET': 'csharp',
}

/** The values in a column of a row. */
type Cells = (column: string) => string[]

/** `tables`: files of content/data/ by name. Empty where the content has no table of modules. */
export function modulesIn(
  reads: FileReads,
  place: ContentPlace,
  { tables, brand }: { tables: Readonly<Record<string, string>>; brand: SiteConfig['brand'] },
): SdkModule[] {
  const names = { scope: brand.scope, Scope: brand.scopePascal }
  const rowsOf = (name: string): Cells[] => {
    const rows = tables[name] === undefined ? [] : (readFacts(reads, place, tables[name]).facts?.rows ?? [])
    return rows.map(
      (row) => (column) => (row.get(column)?.values ?? []).map((value) => withVariables(value, names)),
    )
  }
  const modules = rowsOf('sdk-modules').flatMap(moduleOf)
  return modules.length === 0 ? [] : [...modules, ...rowsOf('legacy-packages').flatMap(legacyModule)]
}

function moduleOf(cells: Cells): SdkModule[] {
  const [language] = cells('language')
  const [name] = cells('module')
  if (language === undefined || name === undefined) return []
  return [{ language, name, client: cells('client'), names: cells('names'), isLegacy: false }]
}

function legacyModule(cells: Cells): SdkModule[] {
  const language = LEGACY_LANGUAGES[cells('language')[0] ?? '']
  return language === undefined
    ? []
    : cells('legacy').map((name) => ({ language, name, client: [], names: [], isLegacy: true }))
}
