// Checks that every SDK version of the configuration is printed on some page. Other variables are facts about the brand
// and may wait for their page.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeInConfig } from './view/place-in-config.ts'
import type { Site } from './view/site-view.ts'

/**
 * Skipped for content that prints no versions at all, and while a page cannot be read: it may print the missing one.
 */
export function checkVariables({ reads, config, content, pages }: Site): Diagnostic[] {
  if (!content.configured || pages.some((page) => page.incomplete)) return []
  const used = new Set(pages.flatMap((page) => page.variables))
  const sdks = Object.keys(config.brand.sdkVersions)
  if (!sdks.some((sdk) => used.has(`${sdk}-version`))) return []
  return sdks
    .filter((sdk) => !used.has(`${sdk}-version`))
    .map((sdk) => ({
      code: 'variable-unused',
      severity: 'error',
      place: placeInConfig(reads, `${/^\w+$/.test(sdk) ? sdk : `'${sdk}'`}: '`, sdk),
      what: `no page uses \`%${sdk}-version%\``,
      fix: `use it on the SDK's page, or delete the version from the configuration`,
    }))
}
