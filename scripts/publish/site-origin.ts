// The site's own origin, and where the smoke check reads the site. Workflows set variables that have no value to ''.

import { siteConfig } from '#site/site.config.ts'
import { UsageError, UserError } from '../project/errors.ts'

/** `https://host` that canonical links and routes lead to: CANONICAL_ORIGIN, else the configuration's. */
export function siteOrigin(environment: NodeJS.ProcessEnv): string {
  return originOf(environment['CANONICAL_ORIGIN'] || siteConfig.origin, UserError)
}

/** The option, else SMOKE_URL, else the site's own origin. Throws a `UsageError` when the option is not a web address. */
export function smokeOrigin(option: string | undefined, environment: NodeJS.ProcessEnv): string {
  if (option !== undefined) return originOf(option, UsageError)
  const address = environment['SMOKE_URL']
  return address ? originOf(address, UserError) : siteOrigin(environment)
}

/** `https://host` without a path. */
function originOf(address: string, Refusal: typeof UserError): string {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Refusal(`"${address}" is not a URL: write https://host`)
}
