// Keeps every line on the screen where it is when the site's fonts replace the fallback ones. No fallback has the widths
// of another font, so here and there a line that is nearly full would break elsewhere and move what follows. The spacing
// of such a text changes by less than anyone can see, as much as keeps its lines (decision 57).

/**
 * Spacing of letters and words to try, in em, the least visible first. A step of the letters is about 0.4 % of a line.
 */
const SPACINGS = [0, 0.03, -0.03]
  .flatMap((words) =>
    Array.from({ length: 9 }, (_, at) => ({ letters: (at % 2 ? at + 1 : -at) / 1000, words })),
  )
  .slice(1)
/** Each lays the text out, and all in a frame delay what the reader does. */
const MOST_TRIES = 2 * SPACINGS.length
/** Less than half of the lowest line. Fonts differ in height, too. */
const SAME_LINE_PX = 7
/** Less than a short word and its space, more than the letters of a line differ in width. */
const SAME_PLACE_PX = 12

/** Where each text and element in an element begins and ends, in pixels from the element's own corner; then its end. */
type Lines = { down: number; along: number }[]

/** Of letters and words, as the element's own style says it. */
type Spacing = [letters: string, words: string]

/** An element before the fonts arrive. */
interface Shown {
  lines: Lines
  spacing: Spacing
}

/** Keeps the lines of a document that is still arriving, until its page has started or ended. */
let arriving: AbortController | undefined

/** Started once, before anything else: on a slow processor, the fonts are there before the document's end. */
export function keepArrivingLines(): void {
  arriving = new AbortController()
  keepLines(arriving.signal)
}

/** Started with each page. */
export function startKeepLines(page: AbortSignal): void {
  const known = arriving
  arriving = undefined
  if (known) page.addEventListener('abort', () => known.abort())
  else keepLines(page)
}

function keepLines(page: AbortSignal): void {
  const shown = new Map<HTMLElement, Shown>()
  let waiting = 0
  let elements = 0
  let hasAll = false
  let hasFont = false
  // After a frame, which has laid out what is there and asked for its fonts.
  const note = (): void => {
    hasAll = document.readyState !== 'loading'
    const loading = loadingFonts()
    const count = document.getElementsByTagName('*').length
    // Once a font has arrived, lines are where they may have moved.
    if (page.aborted || loading < waiting || loading === 0 || count === elements) return
    waiting = loading
    elements = count
    noteLines(document.body, shown, hasFont)
  }
  // In each frame before it is laid out: an event may come after the frame that first shows a font.
  const look = (): void => {
    if (loadingFonts() < waiting) {
      hasFont = true
      keepAll(shown)
    }
    waiting = loadingFonts()
    if (page.aborted || (hasAll && waiting === 0)) return
    requestAnimationFrame(look)
    if (!hasAll) setTimeout(note)
  }
  // Fonts are asked for by what has been laid out: they may arrive before all else that starts now lets a frame through.
  if (loadingFonts() > 0) note()
  requestAnimationFrame(look)
  const { innerWidth: width } = window
  const spaceAsUsual = (): void => {
    if (innerWidth === width) return
    for (const [element, { spacing }] of shown) space(element, spacing)
    shown.clear()
  }
  addEventListener('resize', spaceAsUsual, { signal: page })
  // Nothing may keep what another page has replaced.
  page.addEventListener('abort', () => shown.clear())
}

function loadingFonts(): number {
  return [...document.fonts].filter(({ status }) => status === 'loading').length
}

/**
 * Notes the lines of all elements on the screen whose text or elements can wrap, outer ones first. What is not on it is
 * not even measured. `onlyNew`: not of those that are noted already.
 */
function noteLines(element: HTMLElement, shown: Map<HTMLElement, Shown>, onlyNew: boolean): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  // Code keeps its lines.
  if (height === 0 || top > innerHeight || bottom < 0 || element.localName === 'pre') return
  const { letterSpacing, wordSpacing } = element.style
  if (!(onlyNew && shown.has(element)) && wraps(element))
    shown.set(element, { lines: linesOf(element), spacing: [letterSpacing, wordSpacing] })
  for (const child of element.children) if (child instanceof HTMLElement) noteLines(child, shown, onlyNew)
}

function keepAll(shown: Map<HTMLElement, Shown>): void {
  let left = MOST_TRIES
  for (const [element, { lines, spacing }] of shown) {
    space(element, spacing)
    if (!hasMoved(element, lines)) continue
    const { letterSpacing } = getComputedStyle(element)
    const usual = letterSpacing === 'normal' ? '0px' : letterSpacing
    const keepsLines = SPACINGS.slice(0, left).some(({ letters, words }) => {
      left--
      space(element, [`calc(${usual} + ${letters}em)`, `${words}em`])
      return !hasMoved(element, lines)
    })
    if (!keepsLines) space(element, spacing)
  }
}

function space({ style }: HTMLElement, [letters, words]: Spacing): void {
  style.letterSpacing = letters
  style.wordSpacing = words
}

function hasMoved(element: HTMLElement, before: Lines): boolean {
  const after = linesOf(element)
  // Another number of places: the text is another one by now, or gone.
  return (
    after.length === before.length &&
    after.some(
      ({ down, along }, at) =>
        Math.abs(down - before[at]!.down) > SAME_LINE_PX ||
        Math.abs(along - before[at]!.along) > SAME_PLACE_PX,
    )
  )
}

function linesOf(element: HTMLElement): Lines {
  const { top, left, bottom } = element.getBoundingClientRect()
  const range = document.createRange()
  const places = [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) range.selectNode(node)
    else range.selectNodeContents(node)
    const rects = range.getClientRects()
    const [first, last] = [rects[0], rects[rects.length - 1]]
    if (!first || !last) return []
    return [
      { down: first.top - top, along: first.left - left },
      { down: last.top - top, along: last.right - left },
    ]
  })
  return [...places, { down: bottom - top, along: 0 }]
}

function wraps(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return hasText || getComputedStyle(element).flexWrap === 'wrap'
}
