// Content negotiation by the Accept header (RFC 9110, section 12.5.1): between HTML and Markdown, and for tools.

import { parseWeighted, type Weighted } from './weighted-list.ts'

const HTML = 'text/html'
const MARKDOWN = 'text/markdown'
/** No browser sends a longer header; it is treated as a wildcard. */
const MAX_ACCEPT_LENGTH = 1024
/** Nothing but HTML can be wanted unless the header names Markdown, or HTML with a weight. */
const MAY_PREFER_MARKDOWN = /markdown|html\s*;/i

/**
 * True when the header ranks Markdown above HTML, or as high and by its name: a wildcard alone is a tie, which HTML wins.
 * Browsers neither name Markdown nor rank HTML below a wildcard.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept || accept.length > MAX_ACCEPT_LENGTH || !MAY_PREFER_MARKDOWN.test(accept)) return false
  const ranges = parseWeighted(accept)
  const markdown = quality(MARKDOWN, ranges)
  const html = quality(HTML, ranges)
  const isNamed = ranges.some(({ name }) => name === MARKDOWN)
  return markdown > html || (isNamed && markdown > 0 && markdown === html)
}

/** True when the header names HTML, as browsers do and few programs. A wildcard alone does not count. */
export function acceptsHtml(accept: string | undefined): boolean {
  if (!accept || accept.length > MAX_ACCEPT_LENGTH || prefersMarkdown(accept)) return false
  return parseWeighted(accept).some(
    ({ name, weight }) => (name === HTML || name === 'application/xhtml+xml') && weight > 0,
  )
}

/** True when the header refuses none of the types, by name or by a wildcard. Without a header, all are accepted. */
export function acceptsEach(accept: string | null, types: readonly string[]): boolean {
  if (!accept?.trim() || accept.length > MAX_ACCEPT_LENGTH) return true
  const ranges = parseWeighted(accept)
  return types.every((type) => quality(type, ranges) > 0)
}

/** The most specific range that matches the type wins. */
function quality(type: string, ranges: Weighted[]): number {
  const group = `${type.slice(0, type.indexOf('/'))}/*`
  const found = [type, group, '*/*'].map((name) => rangeOf(name, ranges)).find((range) => range)
  return found?.weight ?? 0
}

/**
 * A range for our own parameters is the most specific. One for others matches no HTML of ours; whoever names Markdown of
 * another kind still gets what we have.
 */
function rangeOf(type: string, ranges: Weighted[]): Weighted | undefined {
  const named = ranges.filter(({ name }) => name === type)
  return (
    named.find(({ parameters }) => parameters.join() === 'charset=utf-8') ??
    named.find(({ parameters }) => parameters.length === 0) ??
    (type === HTML ? undefined : named[0])
  )
}
