// Suggests pages for an unknown path: those of a similar name or title, those that the search knows by the path's words,
// and the page above it, with bounded work.

import { distance } from 'fastest-levenshtein'
import { stem } from '#site/search/index/stem.ts'
import { tokenize } from '#site/search/index/tokenize.ts'
import { parseQuery } from '#site/search/query/parse-query.ts'
import { singularOf } from '#site/spelling/singular-of.ts'
import type { ReadContext } from './release-store.ts'
import type { ServedRelease } from './served-release.ts'

export interface NearPage {
  path: string
  title: string
}

const MAX_SUGGESTIONS = 5
/** Longer paths are truncated: the comparison costs their length times the number of pages. */
const MAX_COMPARED_LENGTH = 120
/** Share of a name that may differ: about one letter in three. */
const TOLERANCE = 0.34

/** A similar name in another folder is weaker evidence. */
const ELSEWHERE = 0.1

/** So is another name for the same thing, which weighs as much as a typo. */
const SYNONYM = 0.2

/** Similar pages, best first, then the page above. If the page table is sharded: the pages above the path. */
export async function findNearestPages(
  release: ServedRelease,
  path: string,
  context: ReadContext,
): Promise<NearPage[]> {
  const wanted = path.slice(0, MAX_COMPARED_LENGTH)
  const { pages, shards } = release.manifest
  return shards ? pagesAbove(release, wanted, context) : rankPages(pages, wanted)
}

interface Candidate extends NearPage {
  /** Last segment of the path, and the slug of the title, both as a singular: `proxies` and `proxy` differ by three letters in seven. */
  name: string
  titleName: string
  /** Both as the search compares them: `getting-started` and `get-started` are the same. */
  stems: readonly string[]
}

/** The comparison keys of each page, computed once per release. */
const candidatesByTable = new WeakMap<object, Candidate[]>()

function candidatesOf(pages: Record<string, { title: string }>): Candidate[] {
  const known = candidatesByTable.get(pages)
  if (known) return known
  const candidates = Object.entries(pages).map(([path, { title }]) => ({
    path,
    title,
    name: singularOf(lastSegment(path)),
    titleName: singularOf(title.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
    stems: [stemsOf(lastSegment(path)), stemsOf(title)],
  }))
  candidatesByTable.set(pages, candidates)
  return candidates
}

function rankPages(pages: Record<string, { title: string }>, wanted: string): NearPage[] {
  const wantedName = singularOf(lastSegment(wanted))
  const searched = searchedFor(wantedName)
  const folder = parentOf(wanted)
  const similar = candidatesOf(pages)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, { wantedName, searched, folder }) }))
    .filter(({ score }) => score <= TOLERANCE)
    .sort((a, b) => a.score - b.score || (a.path < b.path ? -1 : 1))
    .map(({ path, title }) => ({ path, title }))
  const above = nearestAbove(pages, folder)
  return [
    ...similar
      .filter(({ path }) => path !== above)
      .slice(0, above === undefined ? MAX_SUGGESTIONS : MAX_SUGGESTIONS - 1),
    ...(above === undefined ? [] : [{ path: above, title: pages[above]!.title }]),
  ]
}

/** Without the roots of the site, which are on every page already. */
function nearestAbove(pages: Record<string, unknown>, folder: string): string | undefined {
  for (let at = folder; at.lastIndexOf('/') > 0; at = parentOf(at)) if (Object.hasOwn(pages, at)) return at
  return undefined
}

interface Wanted {
  wantedName: string
  /** Stems of its name, and of other names for the same thing. */
  searched: readonly string[]
  folder: string
}

/**
 * 0 for the same name in the same folder, 1 for nothing in common. Folders say little: most pages share theirs with many
 * others, so a similar path alone is no sign of a similar page.
 */
function scoreOf(candidate: Candidate, { wantedName, searched, folder }: Wanted): number {
  const score = Math.min(
    difference(candidate.name, wantedName),
    difference(candidate.titleName, wantedName),
    candidate.stems.some((stems) => searched.includes(stems)) ? SYNONYM : 1,
  )
  return parentOf(candidate.path) === folder ? score : score + ELSEWHERE
}

/** What the search would look for, if the name means one thing: `quickstart` is `getting-started` too. */
function searchedFor(name: string): string[] {
  const terms = parseQuery(name.replaceAll('-', ' '))
  const [term] = terms
  const others = term && terms.length === 1 ? term.alternatives : []
  return [stemsOf(name), ...others.map((words) => stemsOf(words.map(({ whole }) => whole).join(' ')))]
}

const stemsOf = (text: string): string =>
  tokenize(text)
    .flatMap(({ parts }) => parts.map(stem))
    .join(' ')

function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  // The edit distance is at least the difference in length, so the costly comparison is skipped if that is already too
  // large.
  return Math.abs(a.length - b.length) / longer > TOLERANCE ? 1 : distance(a, b) / longer
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

async function pagesAbove(release: ServedRelease, path: string, context: ReadContext): Promise<NearPage[]> {
  const segments = path.split('/').slice(1, MAX_SUGGESTIONS + 1)
  const candidates = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const found: NearPage[] = []
  for (const candidate of candidates.reverse()) {
    const page = (await release.view(candidate, context)).page(candidate)
    if (page) found.push({ path: candidate, title: page.title })
  }
  return found
}
