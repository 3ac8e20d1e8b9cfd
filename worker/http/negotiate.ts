// Content negotiation between HTML and Markdown by the Accept header (RFC 9110, section 12.5.1).

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
/** No browser sends a longer header; it is treated as a wildcard. */
const MAX_ACCEPT_LENGTH = 1024

/**
 * True when the header names Markdown and ranks it at least as high as HTML. A wildcard does not count; browsers never
 * name Markdown.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept || accept.length > MAX_ACCEPT_LENGTH || !accept.toLowerCase().includes(MARKDOWN)) return false
  const ranges = accept.split(',').map(parseRange)
  const wanted = quality(MARKDOWN, ranges)
  return ranges.some(({ type }) => type === MARKDOWN) && wanted > 0 && wanted >= quality(HTML, ranges)
}

/** True when the header names HTML, as browsers do and few programs. A wildcard alone does not count. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (!accept || accept.length > MAX_ACCEPT_LENGTH || prefersMarkdown(accept)) return false
  return accept
    .split(',')
    .map(parseRange)
    .some(({ type, quality }) => (type === HTML || type === 'application/xhtml+xml') && quality > 0)
}

interface MediaRange {
  type: string
  quality: number
}

function parseRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return { type, quality: weight === undefined ? 1 : parseWeight(weight.slice(2)) }
}

function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}

/** The most specific range that matches the type wins. */
function quality(type: string, ranges: MediaRange[]): number {
  const group = `${type.slice(0, type.indexOf('/'))}/*`
  for (const wanted of [type, group, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === wanted)
    if (range) return range.quality
  }
  return 0
}
