// The security headers of every response, including errors and redirects.

import { secureHeaders } from 'hono/secure-headers'
import { thirdPartySources, type ThirdPartyConfig } from '#site/model/third-party.ts'
import type { StrictTransport } from '#site/model/site-config.ts'
import { factory } from '../runtime/factory.ts'
import { STYLES_HEADER } from '../render/document-styles.ts'
import { CSP_REPORT_PATH } from '../routes/csp-report.ts'

const TWO_YEARS = 63_072_000
const REPORT_GROUP = 'csp'

interface InlineSources {
  beforePaint: string
  /** Hash of the style element in documents that are not pages; a page's response sends its own. */
  styles: string
}

/** Many pages share the same set of styles. */
type Policies = Record<'overTls' | 'onLoopback', ReturnType<typeof headersFor>>

interface SecuritySettings {
  /** Adds exactly the hosts that the configured services need to the policy. */
  thirdParty?: ThirdPartyConfig
  strictTransport?: StrictTransport
}

export function securityHeaders(inline: InlineSources, settings: SecuritySettings = {}) {
  const known = new Map<string, Policies>()

  function policiesFor(styles: string): Policies {
    const policies = known.get(styles) ?? {
      overTls: headersFor({ ...inline, styles }, { upgradeInsecureRequests: [] }, settings),
      // Browsers would upgrade the script's URL to https on loopback, where nothing listens.
      onLoopback: headersFor({ ...inline, styles }, {}, settings),
    }
    known.set(styles, policies)
    return policies
  }

  return factory.createMiddleware(async function securityHeaders(c, next) {
    await next()
    const { headers } = c.res
    const policies = policiesFor(headers.get(STYLES_HEADER) ?? inline.styles)
    headers.delete(STYLES_HEADER)
    await policies[c.env.LOOPBACK === 'true' ? 'onLoopback' : 'overTls'](c, async () => undefined)
    // Third-party scripts have no integrity hash.
    if (!settings.thirdParty) c.res.headers.set('integrity-policy', INTEGRITY_POLICY)
  })
}

/**
 * All of our scripts have an integrity hash; browsers refuse one without (W3C Subresource Integrity, Integrity-Policy).
 */
const INTEGRITY_POLICY = `blocked-destinations=(script), endpoints=(${REPORT_GROUP})`

function strictTransport({ includeSubDomains, preload }: StrictTransport = {}): string {
  return [`max-age=${TWO_YEARS}`, includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter((part) => typeof part === 'string')
    .join('; ')
}

type Foreign = ReturnType<typeof thirdPartySources>

function contentPolicy(
  { beforePaint, styles }: InlineSources,
  upgrade: { upgradeInsecureRequests?: [] },
  foreign: Foreign,
  hasTrustedTypes: boolean,
) {
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", `'${beforePaint}'`, ...foreign.script],
    styleSrc: ["'self'", `'${styles}'`, ...foreign.style],
    imgSrc: ["'self'", 'data:', ...foreign.image],
    fontSrc: ["'self'", ...foreign.font],
    connectSrc: ["'self'", ...foreign.connect],
    ...(foreign.frame.length > 0 && { frameSrc: foreign.frame }),
    // The search worker.
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...upgrade,
    ...(hasTrustedTypes && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['docs'] }),
    reportTo: REPORT_GROUP,
    reportUri: CSP_REPORT_PATH,
  }
}

const PERMISSIONS = {
  camera: [],
  microphone: [],
  geolocation: [],
  payment: [],
  usb: [],
  serial: [],
  hid: [],
  midi: [],
  displayCapture: [],
  idleDetection: [],
  browsingTopics: [],
  clipboardWrite: ['self'],
}

function headersFor(
  inline: InlineSources,
  upgrade: { upgradeInsecureRequests?: [] },
  { thirdParty, strictTransport: transport }: SecuritySettings,
) {
  const foreign = thirdPartySources(thirdParty)
  return secureHeaders({
    contentSecurityPolicy: contentPolicy(inline, upgrade, foreign, thirdParty?.trustedTypes !== 'off'),
    reportingEndpoints: [{ name: REPORT_GROUP, url: CSP_REPORT_PATH }],
    // Third-party frames would need a COEP header of their own, so a site that embeds some does without it.
    crossOriginEmbedderPolicy:
      foreign.frame.length > 0 ? false : `credentialless; report-to="${REPORT_GROUP}"`,
    crossOriginOpenerPolicy: `same-origin; report-to="${REPORT_GROUP}"`,
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: strictTransport(transport),
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: PERMISSIONS,
    originAgentCluster: '?1',
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
    // A response may set a laxer header itself, as the social image does.
    overwrite: false,
  })
}
