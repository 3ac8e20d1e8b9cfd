// Keeps every line on the screen where it is when the site's fonts replace the fallback ones. No fallback has the widths
// of another font, so here and there a line that is nearly full would break elsewhere and move what follows. The spacing
// of such a text changes by less than anyone can see, as much as keeps its lines (decision 57).

/**
 * Spacing of letters and words to try, in em, the least visible first. A step of the letters is about 0.4 % of a line.
 */
const SPACINGS = [0, 0.03, -0.03, 0.06, -0.06].flatMap((words) =>
  Array.from({ length: 21 }, (_, at) => ({ letters: (at % 2 ? at + 1 : -at) / 1000, words })),
)
/** Less than half of the lowest line. Fonts differ in height, too. */
const SAME_LINE_PX = 7
/** Less than a short word and its space, more than the letters of a line differ in width. */
const SAME_PLACE_PX = 12
/** Everything below a text moves with its height. */
const WEIGHT_OF_HEIGHT = 100

/** Where each text and element in an element begins and ends, in pixels from the element's own corner; then its end. */
type Lines = { down: number; along: number }[]

export function startKeepLines(signal: AbortSignal): void {
  // After a frame, which has laid the page out and asked for its fonts.
  requestAnimationFrame(() => setTimeout(() => keepWhileLoading(signal)))
}

function keepWhileLoading(signal: AbortSignal): void {
  let waiting = loadingFonts()
  if (waiting === 0) return
  const shown = new Map<HTMLElement, Lines>()
  noteLines(document.body, shown)
  // In each frame before it is laid out: an event may come after the frame that first shows a font.
  const look = (): void => {
    if (loadingFonts() < waiting) for (const [element, lines] of shown) keepLines(element, lines)
    waiting = loadingFonts()
    if (waiting > 0) requestAnimationFrame(look)
  }
  look()
  const { innerWidth: width } = window
  const spaceAsUsual = (): void => {
    if (innerWidth === width) return
    for (const element of shown.keys()) space(element)
    shown.clear()
  }
  addEventListener('resize', spaceAsUsual, { signal })
}

function loadingFonts(): number {
  return [...document.fonts].filter(({ status }) => status === 'loading').length
}

/**
 * Notes the lines of all elements on the screen whose text or elements can wrap, outer ones first. What is not on it is
 * not even measured.
 */
function noteLines(element: HTMLElement, shown: Map<HTMLElement, Lines>): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  // Code keeps its lines.
  if (height === 0 || top > innerHeight || bottom < 0 || element.localName === 'pre') return
  if (wraps(element)) shown.set(element, linesOf(element))
  for (const child of element.children) if (child instanceof HTMLElement) noteLines(child, shown)
}

function keepLines(element: HTMLElement, lines: Lines): void {
  space(element)
  let least = movement(element, lines)
  if (least === 0) return
  let best: [letters: string, words: string] = ['', '']
  const { letterSpacing } = getComputedStyle(element)
  const usual = letterSpacing === 'normal' ? '0px' : letterSpacing
  for (const { letters, words } of SPACINGS) {
    const spacing: typeof best = [`calc(${usual} + ${letters}em)`, `${words}em`]
    space(element, ...spacing)
    const left = movement(element, lines)
    if (left < least) [best, least] = [spacing, left]
    if (least === 0) return
  }
  space(element, ...best)
}

function space({ style }: HTMLElement, letters = '', words = ''): void {
  style.letterSpacing = letters
  style.wordSpacing = words
}

/** How far things have moved to another place or line, in pixels; 0 if nothing has. */
function movement(element: HTMLElement, before: Lines): number {
  const after = linesOf(element)
  // The text is another one by now, or gone.
  if (after.length !== before.length) return 0
  return after.reduce((sum, { down, along }, at, { length }) => {
    const y = Math.abs(down - before[at]!.down)
    const x = Math.abs(along - before[at]!.along)
    if (y <= SAME_LINE_PX && x <= SAME_PLACE_PX) return sum
    return sum + Math.max(y, x) * (at < length - 1 ? 1 : WEIGHT_OF_HEIGHT)
  }, 0)
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
