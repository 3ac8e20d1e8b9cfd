// Where the smoke check reads the site: the option, else SMOKE_URL, else the canonical origin.

import { siteConfig } from '#site/site.config.ts'
import { UserError } from '../terminal/run-command.ts'

/** `https://host` without a path. Throws an `UserError` when it is not a web address. */
export function smokeOrigin(option: string | undefined, environment: NodeJS.ProcessEnv): string {
  const address = option ?? environment['SMOKE_URL'] ?? environment['CANONICAL_ORIGIN'] ?? siteConfig.origin
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new UserError(`"${address}" is not a URL: write https://host`)
}
