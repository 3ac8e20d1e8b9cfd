// A page's Markdown at its own URL, whole or only the part that the query selects.

import { markdownQuery, parseMarkdownQuery } from '#site/model/queries/markdown-query.ts'
import type { PageEntry } from '#site/model/release.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import { selectMarkdown, type UnknownValue } from '#site/markdown/select-markdown.ts'
import { contentHash } from '#site/model/assets/content-hash.ts'
import { readContextOf, type DecisionHandler } from '../http/route-handler.ts'
import { notModified } from '../http/blob-response.ts'
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
    const around = release.around(path)
    const tag = await tagOf(page, around, markdownQuery(selection))
    const unchanged = isNoneMatch(c.req.header('if-none-match'), tag)
    const isWhole = Object.keys(selection).length === 0
    if (isWhole && unchanged) return notModified(tag, headers)
    const read = textReader(c, release)
    if (isWhole) return wholeResponse((await read(page.markdown)) + around, { ...headers, etag: tag })
    const selected = selectMarkdown(await readMarkdownSlices(page, around, read), selection)
    if ('unknown' in selected) return unknownValue(release.manifest.origin, path, selected.unknown)
    return unchanged ? notModified(tag, headers) : wholeResponse(selected.text, { ...headers, etag: tag })
  }
}

/** Of what is sent, not of the release: a page keeps its tag until its own text or a title around it changes. */
async function tagOf({ markdown }: PageEntry, around: string, query: string): Promise<string> {
  const end = around === '' ? [] : [await contentHash(new TextEncoder().encode(around))]
  return entityTag(markdown, ...end, ...(query === '' ? [] : [encodeURIComponent(query)]))
}

function textReader(c: AppContext, { store }: ServedRelease): (hash: string) => Promise<string> {
  const context = readContextOf(c)
  return async (hash) => new TextDecoder().decode(await store.read(hash, context))
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
