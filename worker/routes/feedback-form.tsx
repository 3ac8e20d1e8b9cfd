// Feedback on mistakes in the documentation: a form for people, and an API for agents at the same URL. A 404 when the
// operator has bound no dataset. What is sent is never logged or cached; a refused report comes back to its writer, with
// secrets masked.

import { TOO_OFTEN } from '#site/pages/too-often.ts'
import { decide } from '#site/model/urls.ts'
import { FEEDBACK_CATEGORIES, FEEDBACK_PATH, MAX_FEEDBACK_CHARACTERS } from '#site/model/insights/feedback.ts'
import { markdownPlaces, type MarkdownPlace } from '#site/markdown/markdown-places.ts'
import { FeedbackPage, type FeedbackFault, type FeedbackPageProps } from '#site/pages/feedback-page.tsx'
import { beginningOfText } from '../http/bounded-text.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { JSON_TYPE, mediaType } from '../http/media-type.ts'
import { acceptsHtml } from '../http/negotiate.ts'
import { plainNotFound } from '../http/plain-response.ts'
import { readContextOf } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'
import { parseFeedback, unreadFeedback, type Feedback } from '../insights/parse-feedback.ts'
import { writePoint } from '../insights/write-point.ts'
import { readMarkdownSlices } from '../release/markdown-slices.ts'
import type { ServedRelease } from '../release/served-release.ts'
import type { PageRenderer } from '../render/render-document.tsx'
import type { AppContext } from '../runtime/factory.ts'
import { formResponse } from './form-response.ts'

/** Form encoding may use nine bytes per character. */
const MAX_BODY_BYTES = 9 * MAX_FEEDBACK_CHARACTERS + 2000

/** Reports of which nothing is checked: what a program is told, and the status. */
const REFUSALS = {
  'too-often': [TOO_OFTEN, 429],
  elsewhere: ['Reports must come from pages of this site.', 403],
  cut: ['The report is too long.', 413],
  format: ['Send JSON or a form.', 415],
  page: ['page: the path of a page on this site.', 400],
} as const satisfies Partial<Record<FeedbackFault, readonly [string, number]>>

/** What a program is told of a report with faults. */
const HOW_TO_REPORT = [
  `category: one of ${Object.keys(FEEDBACK_CATEGORIES).join(', ')}.`,
  `text: 1 to ${MAX_FEEDBACK_CHARACTERS} characters.`,
  'place: absent, or the id of a heading on the page; for a sample, followed by ~ and its number in the section.',
].join(' ')

interface ReportedPage {
  path: string
  title: string
  places: MarkdownPlace[]
  /** The fragment of the address that was sent. */
  section: string
}

export function showFeedbackForm(release: ServedRelease, renderer: PageRenderer) {
  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'feedback')
    const page = c.env.FEEDBACK && (await findPage(c, release, c.req.query('page')))
    if (!page) return plainNotFound()
    return htmlResponse(renderer, { ...page, place: c.req.query('place') }, 200)
  }
}

export function receiveFeedback(release: ServedRelease, renderer: PageRenderer) {
  return async (c: AppContext): Promise<Response> => {
    c.set('kind', 'feedback')
    const { FEEDBACK: dataset } = c.env
    if (!dataset) return plainNotFound()
    const isPerson = acceptsHtml(c.req.header('accept'))
    const refuseAs = async (fault: keyof typeof REFUSALS, sent?: Feedback): Promise<Response> => {
      const [error, status] = REFUSALS[fault]
      const page = sent && ((await findPage(c, release, sent.page)) ?? (await findPage(c, release, '/')))
      if (!page || !isPerson) return refuse(error, status)
      return htmlResponse(renderer, { ...page, ...sent, faults: [fault] }, status)
    }
    const isOwn = isOwnOrProgram(c, release.manifest.origin)
    if (!isOwn && !isPerson) return refuseAs('elsewhere')
    const { text: body, isCut } = await beginningOfText(c.req.raw, MAX_BODY_BYTES)
    const type = c.req.header('content-type') ?? ''
    const sent = parseFeedback(body, type)
    const fault = unchecked({ isTooOften: c.get('exhausted') === true, isOwn, isCut })
    if (!fault && !sent && mediaType(type) === JSON_TYPE) return refuse('The body is not valid JSON.', 400)
    if (fault || !sent) return refuseAs(fault ?? 'format', sent ?? unreadFeedback(body))
    const page = await findPage(c, release, sent.page)
    if (!page) return refuseAs('page', sent)
    const { category, text } = sent
    const place = sent.place === '' ? page.section : sent.place
    const faults = faultsOf(sent, isKnownPlace(page, place))
    if (category === undefined || faults.length > 0)
      return isPerson
        ? htmlResponse(renderer, { ...page, place, category, text, faults }, 400)
        : refuse(HOW_TO_REPORT, 400)
    const { id } = release.manifest
    writePoint(dataset, 'feedback', { release: id, kind: category, subject: page.path, from: place, text })
    return isPerson ? htmlResponse(renderer, { ...page, received: true }, 200) : json({ received: true }, 202)
  }
}

/** Why the report is refused before anything in it is looked at. */
function unchecked(of: {
  isTooOften: boolean
  isOwn: boolean
  isCut: boolean
}): keyof typeof REFUSALS | undefined {
  if (of.isTooOften) return 'too-often'
  if (!of.isOwn) return 'elsewhere'
  return of.isCut ? 'cut' : undefined
}

const isKnownPlace = ({ places }: ReportedPage, place: string): boolean =>
  place === '' || places.some(({ value }) => value === place)

function faultsOf({ category, text, tooLong }: Feedback, isKnownPlace: boolean): FeedbackFault[] {
  const faults: Partial<Record<FeedbackFault, boolean>> = {
    place: !isKnownPlace,
    category: category === undefined,
    empty: text === '',
    'too-long': tooLong,
  }
  return (Object.keys(faults) as FeedbackFault[]).filter((fault) => faults[fault])
}

/** CSRF check: a page on another site must not post in its visitors' name. Programs send no Origin. */
function isOwnOrProgram(c: AppContext, canonical: string): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || origin === canonical
}

/** By its path, or by the address that somebody read: with the origin, as Markdown, at a section. */
async function findPage(
  c: AppContext,
  release: ServedRelease,
  address: string | undefined,
): Promise<ReportedPage | undefined> {
  const { origin } = release.manifest
  const url = address !== undefined && /^(?:\/|https:)/.test(address) ? URL.parse(address, origin) : null
  if (url?.origin !== origin) return undefined
  const context = readContextOf(c)
  const decision = decide(url.pathname, '', await release.view(url.pathname, context))
  if (decision.kind !== 'page' && decision.kind !== 'markdown') return undefined
  const slices = await readMarkdownSlices(decision.page, release.around(decision.path), async (hash) =>
    new TextDecoder().decode(await release.store.read(hash, context)),
  )
  return {
    path: decision.path,
    title: decision.page.title,
    places: markdownPlaces(slices.join('')),
    section: url.hash.slice(1),
  }
}

function htmlResponse(renderer: PageRenderer, props: FeedbackPageProps, status: number): Promise<Response> {
  const content = <FeedbackPage {...props} />
  return formResponse(renderer, { title: 'Report a mistake', path: FEEDBACK_PATH, content }, status)
}

const refuse = (error: string, status: number): Response => json({ error }, status)

const json = (value: unknown, status: number): Response =>
  wholeResponse(
    `${JSON.stringify(value)}\n`,
    { 'content-type': 'application/json; charset=utf-8', ...cachePolicy.never },
    status,
  )
