// Puts the marks on the words that a search found. A module of its own, loaded when a result is chosen. Painted by the
// browser over the text: the page's own markup, its address and what is copied from it stay as they are.

import { MAIN_ID, TEXT_WANTED, type SearchChoice } from '../../model/dom-hooks.ts'

/** `::highlight(search-match)` in the stylesheet. */
const HIGHLIGHT = 'search-match'
/** Where nothing is marked, no element needs to know the colours of marks. */
const HAS_MARKS = 'data-found'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const MAX_MARKS = 200

/** Marks until the signal ends the page. */
export async function markWords({ url, words }: SearchChoice, signal: AbortSignal): Promise<void> {
  if (words.length === 0 || signal.aborted || typeof Highlight === 'undefined') return
  const id = new URL(url, location.href).hash.slice(1)
  signal.addEventListener('abort', () => {
    CSS.highlights.delete(HIGHLIGHT)
    document.getElementById(MAIN_ID)?.removeAttribute(HAS_MARKS)
  })
  const found = findRanges(words, id)
  mark(found.ranges)
  // They may stand in text that is still to come.
  if (found.isWhereChosen || !(await hasMoreText()) || signal.aborted) return
  mark(findRanges(words, id).ranges)
}

function mark(ranges: Range[]): void {
  document.getElementById(MAIN_ID)?.setAttribute(HAS_MARKS, '')
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  revealFirst(ranges)
}

/** Once all text of the page is there, whether some of it came just now. */
async function hasMoreText(): Promise<boolean> {
  const coming: Promise<void>[] = []
  document.dispatchEvent(new CustomEvent(TEXT_WANTED, { detail: coming }))
  const isAny = coming.length > 0
  // Who brings it may name more, once it is there itself.
  while (coming.length > 0) await Promise.all(coming.splice(0))
  return isAny
}

interface Found {
  ranges: Range[]
  /** In the section that was chosen. */
  isWhereChosen: boolean
}

/** In the section of this id, else on the whole page, else the heading: what was chosen is marked in any case. */
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

/** Whole words in the section that begins with a heading, or in all of the article. */
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
    // The contents list repeats headings; it is not what was found.
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

/** Opens the folded part or tab of the first match where none can be seen. */
function revealFirst(ranges: readonly Range[]): void {
  const isHidden = ({ startContainer }: Range): boolean => !startContainer.parentElement?.checkVisibility()
  if (ranges.length === 0 || !ranges.every(isHidden)) return
  for (let around = ranges[0]!.startContainer.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    if (around.hidden) around.dispatchEvent(new Event('beforematch', { bubbles: true }))
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
