// Highlights search terms with the CSS Custom Highlight API: the page's markup, its URL and copied text stay unchanged.
// A separate module, loaded when a result is chosen.

import { MAIN_ID, TEXT_WANTED, type SearchChoice } from '../../model/dom-hooks.ts'

/** `::highlight(search-match)` in the stylesheet. */
const HIGHLIGHT = 'search-match'
/** Set while anything is highlighted, so that otherwise no element has to resolve the highlight's colours. */
const HAS_MARKS = 'data-found'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const MAX_MARKS = 200

/** Highlights until the signal aborts. */
export async function markWords({ url, words }: SearchChoice, signal: AbortSignal): Promise<void> {
  if (words.length === 0 || signal.aborted || typeof Highlight === 'undefined') return
  const id = new URL(url, location.href).hash.slice(1)
  signal.addEventListener('abort', () => {
    CSS.highlights.delete(HIGHLIGHT)
    document.getElementById(MAIN_ID)?.removeAttribute(HAS_MARKS)
  })
  const found = findRanges(words, id)
  mark(found.ranges)
  // The words may be in text that is still being loaded.
  if (found.isWhereChosen || !(await hasMoreText()) || signal.aborted) return
  mark(findRanges(words, id).ranges)
}

function mark(ranges: Range[]): void {
  document.getElementById(MAIN_ID)?.setAttribute(HAS_MARKS, '')
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  revealFirst(ranges)
}

/** Waits until all of the page's text is loaded; whether some of it was loaded just now. */
async function hasMoreText(): Promise<boolean> {
  const coming: Promise<void>[] = []
  document.dispatchEvent(new CustomEvent(TEXT_WANTED, { detail: coming }))
  const isAny = coming.length > 0
  // Loading text may add more promises.
  while (coming.length > 0) await Promise.all(coming.splice(0))
  return isAny
}

interface Found {
  ranges: Range[]
  /** In the section that was chosen. */
  isWhereChosen: boolean
}

/** In the section with this id, otherwise on the whole page, otherwise the heading: something is always highlighted. */
function findRanges(words: readonly string[], id: string): Found {
  const article = document.querySelector(`#${MAIN_ID} article`) ?? document.getElementById(MAIN_ID)
  if (!article) return { ranges: [], isWhereChosen: true }
  const target = id === '' ? undefined : document.getElementById(decodeURIComponent(id))
  const heading = target?.closest(HEADINGS) ?? target?.querySelector(HEADINGS) ?? target
  for (const from of new Set([heading, undefined])) {
    const ranges = findWords(words, article, from)
    if (ranges.length > 0) return { ranges, isWhereChosen: from === heading }
  }
  const range = new Range()
  range.selectNodeContents(heading ?? article.querySelector('h1') ?? article)
  return { ranges: [range], isWhereChosen: false }
}

/** Whole words in the section that starts with a heading, or in the whole article. */
function findWords(words: readonly string[], article: Element, heading: Element | null | undefined): Range[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const ranges: Range[] = []
  let inside = !heading
  const walker = document.createTreeWalker(
    article,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    // Skip the contents list, which repeats the headings.
    (node) => (node.nodeName === 'NAV' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
  )
  for (let node = walker.nextNode(); node && ranges.length < MAX_MARKS; node = walker.nextNode()) {
    if (node === heading) inside = true
    else if (heading && inside && node instanceof Element && node.matches(HEADINGS)) break
    if (inside && node instanceof Text) ranges.push(...rangesIn(node, pattern))
  }
  return ranges
}

function rangesIn(text: Text, pattern: RegExp): Range[] {
  return Array.from(text.data.matchAll(pattern), ({ index, 0: { length } }) => {
    const range = new Range()
    range.setStart(text, index)
    range.setEnd(text, index + length)
    return range
  })
}

/** Opens the collapsed section or tab around the first match if none is visible. */
function revealFirst(ranges: readonly Range[]): void {
  const isHidden = ({ startContainer }: Range): boolean => !startContainer.parentElement?.checkVisibility()
  if (ranges.length === 0 || !ranges.every(isHidden)) return
  for (let around = ranges[0]!.startContainer.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    if (around.hidden) around.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
