// The variables that authors may write as %name% in prose, code and links. Derived from the brand configuration, so
// that a rebrand changes every page.

import type { SiteConfig } from './site-config.ts'

/** Variables by name, for example `brand`, `PREFIX`, `api-host`, `node-version`. */
export function brandVariables(
  config: Pick<SiteConfig, 'brand' | 'portalUrl' | 'origin'>,
): Record<string, string> {
  const { brand } = config
  const versions = Object.entries(brand.sdkVersions).map(([sdk, version]) => [`${sdk}-version`, version])
  return {
    brand: brand.name,
    PREFIX: brand.headerPrefix,
    prefix: brand.headerPrefix.toLowerCase(),
    'key-header': brand.key?.header ?? `${brand.headerPrefix}-API-KEY`,
    scope: brand.scope,
    Scope: brand.scopePascal,
    SCOPE: brand.scope.toUpperCase(),
    domain: brand.domain,
    'api-host': `https://api.${brand.domain}`,
    'js-host': `https://js.${brand.domain}`,
    'cdn-host': `https://cdn.${brand.domain}`,
    'auth-host': `https://auth.${brand.domain}`,
    'proxy-host': `proxy.${brand.domain}`,
    docs: config.origin,
    support: `support@${brand.domain}`,
    gateway: brand.scope,
    ...(config.portalUrl && { portal: config.portalUrl }),
    ...Object.fromEntries(versions),
  }
}
