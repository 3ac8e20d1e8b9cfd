// The error explainer for readers without JavaScript: the text arrives in a POST body, is explained and discarded. It
// never appears in a URL, log or cache, and anything that looks like a card number or key is masked before it is shown.
// The request changes nothing, so a cross-site form gains nothing.

import type { ConsoleData } from '#site/api/contract/console-data.ts'
import { hashInUrl } from '#site/model/assets/named-blobs.ts'
import { SEARCH_PATH } from '#site/model/urls.ts'
import { siteConfig } from '#site/site.config.ts'
import type { PastedText } from '#site/pages/paste-form.tsx'
import type { SearchGroup } from '#site/pages/search-groups.tsx'
import { SearchPage } from '#site/pages/search-page.tsx'
import { MAX_PASTE_LENGTH } from '#site/model/queries/query-limits.ts'
import type { CheckRequest } from '#site/search/answer/failure/explain-curl.ts'
import { explainWithCheck } from '#site/search/answer/failure/explain-with-check.ts'
import { messageWords } from '#site/search/answer/failure/message-words.ts'
import { stemComparison } from '#site/search/answer/word-stems.ts'
import { withoutSecrets } from '#site/search/secret/secret-text.ts'
import { search } from '#site/search/query/run-search.ts'
import { shownAnswer, type ShownAnswer } from '#site/search/present/shown-answer.ts'
import { beginningOfText } from '../http/bounded-text.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { FORM_TYPE, mediaType } from '../http/media-type.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { readContextOf } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { hasContract } from '../release/has-contract.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import type { AppContext } from '../runtime/factory.ts'
import type { OpenSearch } from '../search/open-search.ts'
import { searchPageProps } from '../search/result-page.ts'
import { formResponse } from './form-response.ts'
import type { LoadMcp } from './mcp.ts'

/** Form encoding may use nine bytes per character. */
const MAX_BODY_BYTES = 9 * MAX_PASTE_LENGTH
/** Rows for text that was not recognised. */
const MOST_CLOSEST = 5

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', ...cachePolicy.never }
const SEND_A_FORM = `Send a form: ${FORM_TYPE}, with the field "text".\n`

/** `load`: the module that the checker of requests comes with. */
export function explainPaste(
  release: ServedRelease,
  renderer: PageRenderer,
  openIndex: OpenSearch,
  load: LoadMcp | undefined,
) {
  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'paste')
    if (!hasContract(release.manifest)) return plainNotFound()
    if (mediaType(c.req.header('content-type')) !== FORM_TYPE)
      return wholeResponse(SEND_A_FORM, { ...PLAIN }, 415)
    const { text: body, isCut } = await beginningOfText(c.req.raw, MAX_BODY_BYTES)
    const pasted = (new URLSearchParams(body).get('text') ?? '').slice(0, MAX_PASTE_LENGTH)
    const text = withoutSecrets(pasted).trim()
    if (c.get('exhausted')) return respond(renderer, { text, refused: 'too-often' }, 429)
    if (isCut) return respond(renderer, { text, refused: 'too-long' }, 413)
    const context = readContextOf(c)
    const index = await openIndex(context)
    if (!index) return plainNotFound()
    const answers = await index((data) => data.answers())
    const loadCheck = async (schemas: string): Promise<CheckRequest> => {
      if (!load) return () => undefined
      const { loadRequestCheck } = await load()
      const [createCheck, data] = await Promise.all([
        loadRequestCheck(),
        release.store.read(hashInUrl(schemas)!, context),
      ])
      return createCheck(JSON.parse(new TextDecoder().decode(data)) as ConsoleData)
    }
    const found =
      answers && (await explainWithCheck(answers, { shown: text, sent: pasted }, stemComparison, loadCheck))
    if (found) return respond(renderer, { text, answer: shownAnswer(found) }, 200)
    const query = { q: messageWords(text), limit: MOST_CLOSEST, page: 1 }
    const closest = await index((data) =>
      searchPageProps(data.options.facets, query, search(data, query.q, { ...query, anyway: true })),
    )
    return respond(renderer, { text, groups: closest.groups }, 200)
  }
}

function respond(
  renderer: PageRenderer,
  { answer, groups = [], ...pasted }: PastedText & { answer?: ShownAnswer; groups?: SearchGroup[] },
  status: number,
): Promise<Response> {
  const content = (
    <SearchPage
      navbar={siteConfig.navbar}
      hasApi
      query=""
      total={0}
      groups={groups}
      facets={[]}
      pasted={pasted}
      {...(answer && { answer })}
    />
  )
  return formResponse(renderer, { title: 'Search', path: SEARCH_PATH, content }, status)
}
