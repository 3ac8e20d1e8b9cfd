// Checks that every navbar item of site/site.config.ts can be shown, by rendering it.

import type { SiteConfig } from '#site/model/site-config.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { CONFIG_FILE } from './view/place-in-config.ts'

type MainHtml = typeof import('../bundles/main-html.ts')

export function checkNavbar(config: SiteConfig, { navbarProblem }: MainHtml): Diagnostic[] {
  const problem = navbarProblem(config)
  if (!problem) return []
  const reason = problem.reason.charAt(0).toLowerCase() + problem.reason.slice(1).replace(/\.$/, '')
  const item = JSON.stringify(JSON.parse(problem.item))
  return [
    {
      code: 'config-navbar-invalid',
      severity: 'error',
      place: { file: CONFIG_FILE },
      what: `${reason}: \`${item}\``,
      fix: 'write the item as one of the types of `NavbarItem` in site/model/site-config.ts',
    },
  ]
}
