// Suggests pages for an unknown path: those with a similar path or title, with bounded work.

import { distance } from 'fastest-levenshtein'
import type { ReadContext } from './release-store.ts'
import type { ServedRelease } from './served-release.ts'

export interface NearPage {
  path: string
  title: string
}

const MAX_SUGGESTIONS = 5
/** Longer paths are truncated: the comparison costs their length times the number of pages. */
const MAX_COMPARED_LENGTH = 120
/** Share of the text that may differ. */
const TOLERANCE = 0.4

/** Similar pages, best first. If the page table is sharded: the pages above the path. */
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
  /** Last segment of the path, and the slug of the title. */
  name: string
  titleName: string
}

/** The comparison keys of each page, computed once per release. */
const candidatesByTable = new WeakMap<object, Candidate[]>()

function candidatesOf(pages: Record<string, { title: string }>): Candidate[] {
  const known = candidatesByTable.get(pages)
  if (known) return known
  const candidates = Object.entries(pages).map(([path, { title }]) => ({
    path,
    title,
    name: lastSegment(path),
    titleName: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  }))
  candidatesByTable.set(pages, candidates)
  return candidates
}

function rankPages(pages: Record<string, { title: string }>, wanted: string): NearPage[] {
  const wantedName = lastSegment(wanted)
  return candidatesOf(pages)
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate, wanted, wantedName) }))
    .filter(({ score }) => score <= TOLERANCE)
    .sort((a, b) => a.score - b.score || (a.path < b.path ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path, title }) => ({ path, title }))
}

/** 0 for identical, 1 for nothing in common: the best of path, last segment and title. */
function scoreOf({ path, name, titleName }: Candidate, wanted: string, wantedName: string): number {
  return Math.min(
    difference(path, wanted),
    // A similar name elsewhere is weaker evidence than a similar path.
    difference(name, wantedName) + 0.1,
    difference(titleName, wantedName) + 0.1,
  )
}

function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  // The edit distance is at least the difference in length, so the costly comparison is skipped if that is already too
  // large.
  return Math.abs(a.length - b.length) / longer > TOLERANCE ? 1 : distance(a, b) / longer
}

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
