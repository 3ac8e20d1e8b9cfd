// A page's Markdown at its own URL, whole or only the part that the query selects.

import { markdownQuery, parseMarkdownQuery } from '#site/model/queries/markdown-query.ts'
import type { PageEntry } from '#site/model/release.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { selectMarkdown, type UnknownValue } from '#site/markdown/select-markdown.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { blobResponse, notModified } from '../http/blob-response.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { entityTag, isNoneMatch } from '../http/entity-tag.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { readMarkdownSlices } from '../release/markdown-slices.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { AppContext } from '../runtime/factory.ts'

export function handleMarkdown(release: ServedRelease): DecisionHandler<'markdown'> {
  return async (c, { path, page }) => {
    const selection = parseMarkdownQuery(new URL(c.req.url).search)
    const headers = {
      'content-type': 'text/markdown; charset=utf-8',
      ...cachePolicy.markdown,
      link: `<${release.manifest.origin}${encodePath(path)}>; rel="canonical"`,
    }
    if (Object.keys(selection).length === 0) return blobResponse(c, release, page.markdown, headers)
    const selected = selectMarkdown(await slicesOf(c, release, page), selection)
    if ('unknown' in selected) return unknownValue(release.manifest.origin, path, selected.unknown)
    const tag = entityTag(page.markdown, encodeURIComponent(markdownQuery(selection)))
    if (isNoneMatch(c.req.header('if-none-match'), tag)) return notModified(tag, headers)
    return wholeResponse(selected.text, { ...headers, etag: tag })
  }
}

function slicesOf(c: AppContext, { store }: ServedRelease, page: PageEntry): Promise<string[]> {
  const context = readContextOf(c)
  return readMarkdownSlices(page, async (hash) => new TextDecoder().decode(await store.read(hash, context)))
}

/**
 * Does not echo the requested value: URLs that somebody made up are not repeated. Absolute, as links of a page's Markdown
 * are.
 */
function unknownValue(origin: string, path: string, { parameter, valid }: UnknownValue): Response {
  const address = origin + encodePath(markdownPath(path))
  const values = valid.map((value) => `- [${value}](${address}${markdownQuery({ [parameter]: value })})`)
  const list = values.length === 0 ? 'The page has none.' : `The page has:\n\n${values.join('\n')}`
  return wholeResponse(
    `# Not found\n\nThe page has no such \`${parameter}\`. ${list}\n\nThe whole page: [${address}](${address})\n`,
    { 'content-type': 'text/markdown; charset=utf-8', ...cachePolicy.never, 'x-robots-tag': 'noindex' },
    404,
  )
}
