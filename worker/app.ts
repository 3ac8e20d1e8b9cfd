// Owns what happens to a request, in order. Each step is a file of middleware/ or routes/.

import type { Manifest } from '#site/model/release.ts'
import { decide } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import { answerDecision, readContextOf, type Answers } from './answer.ts'
import { factory } from './factory.ts'
import { guardMethods } from './middleware/guard-methods.ts'
import { identify } from './middleware/identify.ts'
import { logRequests } from './middleware/log-requests.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createPageRenderer } from './render-page.tsx'
import { answerAsset } from './routes/asset.ts'
import { answerFailure } from './routes/failure.tsx'
import { answerFile } from './routes/file.ts'
import { answerMalformed, answerNotFound } from './routes/not-found.tsx'
import { answerPage, GRACE_MS } from './routes/page.tsx'
import { answerRecord } from './routes/record.ts'
import { answerRedirect } from './routes/redirect.ts'
import { receiveReport, REPORT_PATH } from './routes/report.ts'
import { answerSearch } from './routes/search.tsx'
import { answerSidebar } from './routes/sidebar.ts'
import { answerTwin } from './routes/twin.ts'
import { createServedRelease } from './served-release.ts'

export interface AppOptions {
  /** How long a page waits for its content before its head is sent without it. */
  graceMilliseconds?: number
}

/** The application over one release. Throws when the manifest has an unknown format. */
export function createApp(manifest: Manifest, { graceMilliseconds = GRACE_MS }: AppOptions = {}) {
  const release = createServedRelease(manifest)
  const renderer = createPageRenderer(manifest)

  const answers: Answers = {
    redirect: answerRedirect,
    page: answerPage(release, renderer, graceMilliseconds),
    twin: answerTwin(release),
    file: answerFile(release),
    asset: answerAsset(release),
    record: answerRecord(release.store),
    sidebar: answerSidebar(release, renderer),
    search: answerSearch(release, renderer),
    'not-found': answerNotFound(release, renderer),
    malformed: answerMalformed(renderer),
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
    return answerDecision(c, decide(pathname, search, view), answers)
  })
  app.onError(answerFailure(manifest.id, renderer))
  return app
}
