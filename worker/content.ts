// The routes behind the cached entrypoints: every response worth storing. They only see the canonical requests that
// worker/gateway/ makes, never a reader's own headers or query.

import { decide } from '#site/model/urls.ts'
import { handleDecision, readContextOf, type DecisionHandlers } from './http/route-handler.ts'
import { plainNotFound } from './http/plain-response.ts'
import type { ServedRelease } from './release/served-release.ts'
import type { PageRenderer } from './render/render-document.tsx'
import { handleAsset } from './routes/asset.ts'
import { reportFailure } from './routes/failure.tsx'
import { handleFile } from './routes/file.ts'
import { handleMarkdown } from './routes/markdown.ts'
import { handlePage } from './routes/page.tsx'
import { handleRecord } from './routes/record.ts'
import { handleSearch } from './routes/search-route.tsx'
import { handleSearchPart } from './routes/search-part.ts'
import { handleSidebar } from './routes/sidebar-fragment.ts'
import { factory, REQUEST_ID_HEADER } from './runtime/factory.ts'
import type { OpenSearch } from './search/open-search.ts'

export function createContent(release: ServedRelease, renderer: PageRenderer, openIndex: OpenSearch) {
  const handlers: DecisionHandlers = {
    page: handlePage(release, renderer),
    markdown: handleMarkdown(release),
    file: handleFile(release),
    asset: handleAsset(release),
    record: handleRecord(release),
    sidebar: handleSidebar(release, renderer),
    'search-part': handleSearchPart(release),
    search: handleSearch(release, renderer, openIndex),
    // The gateway never requests these.
    redirect: () => plainNotFound(),
    'not-found': () => plainNotFound(),
    malformed: () => plainNotFound(),
  }
  const app = factory.createApp()
  app.get('*', async (c) => {
    c.set('requestId', c.req.header(REQUEST_ID_HEADER) ?? '')
    const { pathname, search } = new URL(c.req.url)
    const view = await release.view(pathname, readContextOf(c))
    return handleDecision(c, decide(pathname, search, view), handlers)
  })
  app.onError(reportFailure(release.manifest.id))
  return app
}
