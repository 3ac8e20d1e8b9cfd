// The headers of a page's document.

import { API_CATALOG_PATH } from '#site/model/agents/server-card.ts'
import type { Manifest, PageEntry } from '#site/model/release.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { CONTRACT_PATH, hasContract } from '../release/has-contract.ts'
import { documentStyles, STYLES_HEADER } from '../render/document-styles.ts'
import { cachePolicy } from './cache-policy.ts'

interface PageHeaders {
  /** For a document whose content was verified before its first byte was sent. */
  verified(path: string, page: PageEntry): Record<string, string>
  /** For a document sent before its content is known; no cache may store it. */
  unverified(path: string, page: PageEntry): Record<string, string>
}

export function createPageHeaders(manifest: Manifest): PageHeaders {
  const styles = documentStyles(manifest)
  const catalog = manifest.files[API_CATALOG_PATH] ? `, <${API_CATALOG_PATH}>; rel="api-catalog"` : ''
  // What the documentation is about, for tools (RFC 8631). What there is to call is in the catalogue (RFC 9727).
  const contract = hasContract(manifest)
    ? `, <${CONTRACT_PATH}>; rel="service-desc"; type="application/json"`
    : ''

  function headersOf(path: string, page: PageEntry, caching: Record<string, string>): Record<string, string> {
    const markdown = encodePath(markdownPath(path))
    return {
      'content-type': 'text/html; charset=utf-8',
      ...caching,
      [STYLES_HEADER]: styles.source(styles.names(page.styles)),
      link: `<${markdown}>; rel="alternate"; type="text/markdown"${catalog}${contract}`,
      ...(page.noindex && { 'x-robots-tag': 'noindex' }),
    }
  }

  return {
    verified: (path, page) => headersOf(path, page, cachePolicy.page),
    unverified: (path, page) => headersOf(path, page, cachePolicy.never),
  }
}
