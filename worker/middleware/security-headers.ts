// The security headers of every response, errors and redirects included.

import { secureHeaders } from 'hono/secure-headers'
import { thirdPartySources, type ThirdPartyConfig } from '#site/model/third-party.ts'
import type { StrictTransport } from '#site/model/site-config.ts'
import { factory } from '../runtime/factory.ts'
import { STYLES_HEADER } from '../render/document-styles.ts'
import { REPORT_PATH } from '../routes/report.ts'

const TWO_YEARS = 63_072_000
const REPORT_GROUP = 'csp'

interface InlineSources {
  beforePaint: string
  /** Of the style element of documents that are no page; a page's response names its own. */
  styles: string
}

/** Pages share a few sets of styles. */
type Policies = Record<'overTls' | 'onLoopback', ReturnType<typeof headersFor>>

export interface SecuritySettings {
  /** Widens the policy by exactly the hosts that its slots name. */
  thirdParty?: ThirdPartyConfig
  strictTransport?: StrictTransport
}

export function securityHeaders(inline: InlineSources, settings: SecuritySettings = {}) {
  const known = new Map<string, Policies>()

  function policiesFor(styles: string): Policies {
    const policies = known.get(styles) ?? {
      overTls: headersFor({ ...inline, styles }, { upgradeInsecureRequests: [] }, settings),
      // Browsers would turn the script's URL on loopback into https, where nothing listens.
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
    // Scripts of others come without a hash of their bytes.
    if (!settings.thirdParty) c.res.headers.set('integrity-policy', INTEGRITY_POLICY)
  })
}

/** Every script of ours is named with its hash; one without is refused (W3C Subresource Integrity, Integrity-Policy). */
const INTEGRITY_POLICY = `blocked-destinations=(script), endpoints=(${REPORT_GROUP})`

function strictTransport({ includeSubDomains, preload }: StrictTransport = {}): string {
  return [`max-age=${TWO_YEARS}`, includeSubDomains && 'includeSubDomains', preload && 'preload']
    .filter((part) => typeof part === 'string')
    .join('; ')
}

function headersFor(
  { beforePaint, styles }: InlineSources,
  upgrade: { upgradeInsecureRequests?: [] },
  { thirdParty, strictTransport: transport }: SecuritySettings,
) {
  const foreign = thirdPartySources(thirdParty)
  return secureHeaders({
    contentSecurityPolicy: {
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
      ...(thirdParty?.trustedTypes !== 'off' && {
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['docs'],
      }),
      reportTo: REPORT_GROUP,
      reportUri: REPORT_PATH,
    },
    reportingEndpoints: [{ name: REPORT_GROUP, url: REPORT_PATH }],
    // Frames of others would have to send a policy of their own: a site that has some goes without.
    crossOriginEmbedderPolicy:
      foreign.frame.length > 0 ? false : `credentialless; report-to="${REPORT_GROUP}"`,
    crossOriginOpenerPolicy: `same-origin; report-to="${REPORT_GROUP}"`,
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: strictTransport(transport),
    xContentTypeOptions: 'nosniff',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
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
    },
    originAgentCluster: '?1',
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
    // A response may open itself further, as the social image does.
    overwrite: false,
  })
}
