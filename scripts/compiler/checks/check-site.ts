// Runs the checks that look across pages. What each one requires is in its module.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { checkAssets } from './check-assets.ts'
import { checkConfig } from './check-config.ts'
import { checkFacts } from './check-facts.ts'
import { checkLinks } from './check-links.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkOperations } from './check-operations.ts'
import { checkPartials } from './check-partials.ts'
import { checkPaths } from './check-paths.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkSidebars } from './check-sidebars.ts'
import { checkThirdParty } from './check-third-party.ts'
import { checkVariables } from './check-variables.ts'
import { viewSite, type Site, type SiteParts } from './view/site-view.ts'

const CHECKS: readonly ((site: Site) => Diagnostic[])[] = [
  checkPaths,
  checkLinks,
  checkSidebars,
  checkRedirects,
  checkMetadata,
  checkPartials,
  checkFacts,
  checkOperations,
  checkVariables,
  checkAssets,
  checkConfig,
  checkThirdParty,
]

/** All problems that cannot be found in a single page. */
export function checkSite(parts: SiteParts): Diagnostic[] {
  const site = viewSite(parts)
  return CHECKS.flatMap((check) => check(site))
}
