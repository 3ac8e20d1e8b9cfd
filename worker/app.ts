// What happens to a request, in order. Each step is a file of middleware/ or routes/.

import type { Manifest } from '#site/model/release.ts'
import { decide } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import { handleDecision, readContextOf, type DecisionHandlers } from './http/route-handler.ts'
import { factory } from './runtime/factory.ts'
import { guardMethods } from './middleware/guard-methods.ts'
import { identify } from './middleware/identify.ts'
import { logRequests } from './middleware/log-requests.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createPageRenderer } from './render/render-document.tsx'
import { handleAsset } from './routes/asset.ts'
import { handleFailure } from './routes/failure.tsx'
import { handleFile } from './routes/file.ts'
import { handleMalformed, handleNotFound } from './routes/not-found.tsx'
import { handlePage, GRACE_MS } from './routes/page.tsx'
import { handleRecord } from './routes/record.ts'
import { handleRedirect } from './routes/redirect.ts'
import { receiveReport, REPORT_PATH } from './routes/report.ts'
import { handleSearch } from './routes/search.tsx'
import { handleSidebar } from './routes/sidebar-fragment.ts'
import { handleMarkdown } from './routes/markdown.ts'
import { createServedRelease } from './release/served-release.ts'

export interface AppOptions {
  /** How long a page waits for its content before its head is sent without it. */
  graceMilliseconds?: number
}

/** The application over one release. Throws when the manifest has an unknown format. */
export function createApp(manifest: Manifest, { graceMilliseconds = GRACE_MS }: AppOptions = {}) {
  const release = createServedRelease(manifest)
  const renderer = createPageRenderer(manifest)

  const responses: DecisionHandlers = {
    redirect: handleRedirect,
    page: handlePage(release, renderer, graceMilliseconds),
    markdown: handleMarkdown(release),
    file: handleFile(release),
    asset: handleAsset(release),
    record: handleRecord(release.store),
    sidebar: handleSidebar(release, renderer),
    search: handleSearch(release, renderer),
    'not-found': handleNotFound(release, renderer),
    malformed: handleMalformed(renderer),
  }

  const app = factory.createApp()
  app.use(logRequests(manifest.id))
  app.use(identify(manifest.id))
  app.use(securityHeaders(manifest.assets, siteConfig.thirdParty))
  app.use(guardMethods())
  app.post(REPORT_PATH, receiveReport(manifest.id))
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const view = await release.view(pathname, readContextOf(c))
    return handleDecision(c, decide(pathname, search, view), responses)
  })
  app.onError(handleFailure(manifest.id, renderer))
  return app
}
