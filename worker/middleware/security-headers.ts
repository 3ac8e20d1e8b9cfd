// Owns the security headers of every answer, errors and redirects included.

import { secureHeaders } from 'hono/secure-headers'
import type { ClientAssets } from '#site/model/release.ts'
import { factory } from '../factory.ts'
import { REPORT_PATH } from '../routes/report.ts'

/** Two years and subdomains: what browsers' preload lists ask for. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains; preload'
const REPORT_GROUP = 'csp'

export function securityHeaders(beforePaint: ClientAssets['beforePaint']) {
  const source = `'${beforePaint.source}'`
  const overTls = headersFor(source, { upgradeInsecureRequests: [] })
  // Browsers would turn the stylesheet's address on loopback into https, where nothing listens.
  const onLoopback = headersFor(source, {})
  return factory.createMiddleware(function securityHeaders(c, next) {
    return c.env.LOOPBACK === 'true' ? onLoopback(c, next) : overTls(c, next)
  })
}

function headersFor(inlineScript: string, upgrade: { upgradeInsecureRequests?: [] }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", inlineScript],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...upgrade,
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['docs'],
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
