// Fetches page records and sidebars: each once per document, validated, and rejected if another release responds.

import { decodePageRecord, type PageRecord } from '../../model/page-record.ts'
import type { Hash } from '../../model/release.ts'
import type { Trust } from '../../browser/trusted-types.ts'
import { fetchChecked } from './fetch-checked.ts'
import type { StylesLoader } from './page-styles.ts'
import { RECORD_PREFIX, SIDEBAR_PREFIX } from '../../model/urls.ts'

const MAX_KEPT = 60

/** The response came from another release than the document: a full page load is needed. */
export class ReleaseChanged extends Error {
  override name = 'ReleaseChanged'
}

export interface SidebarHtml {
  html: string
}

export interface RecordLoader {
  /** The record of that hash, once its styles are loaded. Rejects with `ReleaseChanged`, or with the error. */
  record(hash: Hash): Promise<PageRecord>
  /** HTML of a sidebar section. Rejects in the same way. */
  sidebar(sidebarSection: string): Promise<SidebarHtml>
}

export function createRecordLoader(
  release: string,
  styles: StylesLoader,
  { readVerified }: Pick<Trust, 'readVerified'>,
): RecordLoader {
  const kept = new Map<string, Promise<unknown>>()
  /**
   * Remembered for good: the browser may have cached the response that revealed it, which looks like our own release's.
   */
  let changed: ReleaseChanged | undefined

  function once<Value>(url: string, load: () => Promise<Value>): Promise<Value> {
    if (changed) return Promise.reject(changed)
    const known = kept.get(url) as Promise<Value> | undefined
    if (known) return known
    const loading = load()
    kept.set(url, loading)
    // Other failures are not cached: the next attempt fetches again.
    loading.catch((error: unknown) => {
      if (error instanceof ReleaseChanged) changed = error
      kept.delete(url)
    })
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
    return loading
  }

  async function fetchVerified<Value extends object>(
    url: string,
    read: (text: string) => Value,
  ): Promise<Value> {
    const response = await fetchChecked(url)
    return readVerified(response, (text) => {
      const served = response.headers.get('x-release')
      if (served !== release && !wasKeptByBrowser(url)) {
        throw new ReleaseChanged(`Release ${served} responded to a page of release ${release}`)
      }
      return read(text)
    })
  }

  return {
    record: (hash) => {
      const url = RECORD_PREFIX + hash
      return once(url, async () => {
        // Two of three pages need styles that this one lacks: requested now, they arrive with the record. If they fail
        // to load, showing the page decides whether that matters.
        styles().catch(() => undefined)
        const record = await fetchVerified(url, decodePageRecord)
        await styles(record.meta.styles)
        return record
      })
    },
    sidebar: (sidebarSection) => {
      const url = SIDEBAR_PREFIX + sidebarSection
      return once(url, () => fetchVerified(url, (html) => ({ html })))
    },
  }
}

/** Records are immutable, so the browser caches them across releases, with the headers of their time. */
function wasKeptByBrowser(url: string): boolean {
  const timing = performance.getEntriesByName(new URL(url, location.href).href, 'resource').at(-1)
  return (
    timing instanceof PerformanceResourceTiming && timing.transferSize === 0 && timing.decodedBodySize > 0
  )
}
