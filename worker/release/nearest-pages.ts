// What an unknown address could have meant: pages with a like path or title, with bounded work.

import { distance } from 'fastest-levenshtein'
import type { ReadContext } from './release-store.ts'
import type { ServedRelease } from './served-release.ts'

export interface NearPage {
  path: string
  title: string
}

const MAX_SUGGESTIONS = 5
/** Longer addresses are cut: the comparison costs their length times the number of pages. */
const MAX_COMPARED_LENGTH = 120
/** Part of the text that may differ. */
const TOLERANCE = 0.4

/** Pages like the path, best first. Over a sharded page table: the pages above it. */
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
  /** Last segment of the path, and the title in its form. */
  name: string
  titleName: string
}

/** The forms that pages are compared by, made once per release. */
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

/** 0 for the same, 1 for nothing in common: the best of path, last segment and title. */
function scoreOf({ path, name, titleName }: Candidate, wanted: string, wantedName: string): number {
  return Math.min(
    difference(path, wanted),
    // A like name in another place is a weaker sign than a like path.
    difference(name, wantedName) + 0.1,
    difference(titleName, wantedName) + 0.1,
  )
}

function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length, 1)
  // At least the difference in length must be typed, so the costly comparison is left out where that is too much.
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
