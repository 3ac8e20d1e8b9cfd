// The request pipeline, in order. Each stage is a file in middleware/, gateway/ or routes/; content.ts holds the routes
// that run behind the cached entrypoints.

import type { Manifest } from '#site/model/release.ts'
import { MCP_PATH, SERVER_CARD_PATH } from '#site/model/agents/server-card.ts'
import { SEARCH_PATH } from '#site/model/urls.ts'
import { NOTICE_STYLES } from '#site/styles/style-parts.ts'
import { siteConfig } from '#site/site.config.ts'
import { createContent } from './content.ts'
import { FEEDBACK_PATH } from '#site/model/insights/feedback.ts'
import { VITALS_PATH } from '#site/model/insights/visit-figures.ts'
import { gateway, GRACE_MS } from './gateway/gateway.ts'
import { checkPreconditions } from './middleware/check-preconditions.ts'
import { countRequests } from './middleware/count-requests.ts'
import { receiveVitals } from './routes/vitals.ts'
import { guardMethods } from './middleware/guard-methods.ts'
import { identify } from './middleware/identify.ts'
import { limitRates } from './middleware/limit-rates.ts'
import { logRequests } from './middleware/log-requests.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import type { CoreBlobs } from './release/release-store.ts'
import { createServedRelease } from './release/served-release.ts'
import { documentStyles } from './render/document-styles.ts'
import { createPageRenderer } from './render/render-document.tsx'
import { receiveFeedback, showFeedbackForm } from './routes/feedback-form.tsx'
import { explainPaste } from './routes/explain-paste.tsx'
import { handleFailure } from './routes/failure.tsx'
import { handleMalformed, handleNotFound } from './routes/not-found.tsx'
import { handleMcp, type LoadMcp } from './routes/mcp.ts'
import { handleRedirect } from './routes/redirect.ts'
import { receiveCspReport, CSP_REPORT_PATH } from './routes/csp-report.ts'
import { FORMER_CARD_PATH, showServerCard } from './routes/server-card-route.ts'
import { showStatus, STATUS_PATH } from './routes/release-status.ts'
import { factory } from './runtime/factory.ts'
import { createSearch } from './search/open-search.ts'

interface AppOptions {
  /** How long the gateway waits for a page's content before it sends the frame on its own. */
  graceMilliseconds?: number
  /** Blobs bundled with the Worker, available without KV. */
  core?: CoreBlobs
  /** Share of page views whose browser is asked to report performance figures. */
  measuredVisits?: number
  /** Loads the MCP server; without it, /mcp does not exist. */
  mcp?: LoadMcp
}

/** The application for one release. Throws when the manifest's format is unknown. */
export function createApp(
  manifest: Manifest,
  { graceMilliseconds = GRACE_MS, core, mcp, measuredVisits }: AppOptions = {},
) {
  const release = createServedRelease(manifest, core)
  const renderer = createPageRenderer(manifest)
  const openIndex = createSearch(release)
  const content = createContent(release, renderer, openIndex)

  const app = factory.createApp()
  app.use(logRequests(manifest.id))
  app.use(countRequests(manifest, measuredVisits))
  app.use(identify(manifest.id))
  app.use(securityHeaders(inlineSources(manifest), siteConfig))
  app.use(guardMethods())
  app.use(checkPreconditions())
  app.use(limitRates())
  app.post(CSP_REPORT_PATH, receiveCspReport(manifest.id))
  app.post(VITALS_PATH, receiveVitals)
  app.get(FEEDBACK_PATH, showFeedbackForm(release, renderer))
  app.post(FEEDBACK_PATH, receiveFeedback(release, renderer))
  app.get(STATUS_PATH, showStatus(manifest.id))
  app.post(SEARCH_PATH, explainPaste(release, renderer, openIndex, mcp))
  if (mcp) {
    const card = showServerCard(manifest.origin, manifest.id)
    app.post(MCP_PATH, handleMcp(release, openIndex, mcp))
    app.get(SERVER_CARD_PATH, card)
    app.get(FORMER_CARD_PATH, card)
  }
  app.get(
    '*',
    gateway({
      release,
      renderer,
      content: content.fetch,
      direct: {
        redirect: handleRedirect,
        'not-found': handleNotFound(release, renderer),
        malformed: handleMalformed(renderer),
      },
      graceMilliseconds,
    }),
  )
  app.onError(handleFailure(manifest.id, renderer))
  return { fetch: app.fetch, content: content.fetch }
}

/** What the security policy allows inline: the first script, and the styles of documents that are not pages. */
function inlineSources(manifest: Manifest) {
  const styles = documentStyles(manifest)
  return {
    beforePaint: manifest.assets.beforePaint.source,
    styles: styles.source(styles.names(NOTICE_STYLES)),
  }
}
