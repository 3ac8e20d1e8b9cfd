// The security headers of every response, errors and redirects included.

import { secureHeaders } from 'hono/secure-headers'
import type { ClientAssets } from '#site/model/release.ts'
import { thirdPartySources, type ThirdPartyConfig } from '#site/model/third-party.ts'
import { factory } from '../runtime/factory.ts'
import { REPORT_PATH } from '../routes/report.ts'

/** Two years and subdomains: what browsers' preload lists ask for. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload'
const REPORT_GROUP = 'csp'

type InlineAssets = Pick<ClientAssets, 'beforePaint' | 'styles'>

/** `thirdParty` widens the policy by exactly the hosts that its slots name. */
export function securityHeaders(inline: InlineAssets, thirdParty?: ThirdPartyConfig) {
  const overTls = headersFor(inline, { upgradeInsecureRequests: [] }, thirdParty)
  // Browsers would turn the script's address on loopback into https, where nothing listens.
  const onLoopback = headersFor(inline, {}, thirdParty)
  return factory.createMiddleware(function securityHeaders(c, next) {
    return c.env.LOOPBACK === 'true' ? onLoopback(c, next) : overTls(c, next)
  })
}

function headersFor(
  { beforePaint, styles }: InlineAssets,
  upgrade: { upgradeInsecureRequests?: [] },
  thirdParty: ThirdPartyConfig | undefined,
) {
  const foreign = thirdPartySources(thirdParty)
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", `'${beforePaint.source}'`, ...foreign.script],
      styleSrc: ["'self'", `'${styles.source}'`, ...foreign.style],
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
    crossOriginEmbedderPolicy: 'credentialless',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: STRICT_TRANSPORT,
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
    // An answer may open itself further, as the social image does.
    overwrite: false,
  })
}
