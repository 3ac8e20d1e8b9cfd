// White space as a browser collapses it, in a copy of a tree without comments: one space for a run, none at either end
// of a line.
//
//   <p>\n  one\n  <em> two </em></p>      <p>one <em>two</em></p>

import type { Element, Root, RootContent, Text } from 'hast'

/** Begin and end a line. */
const BLOCKS = new Set(
  (
    'address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre search section ' +
    'summary table tbody td tfoot th thead tr ul wbr'
  ).split(' '),
)
/** Take up space in a line, as a word does. */
const LIKE_WORDS = new Set(
  'audio button canvas embed iframe img input math object picture select svg textarea video'.split(' '),
)
const VERBATIM = new Set(['pre', 'script', 'style', 'textarea'])
const RUN = /[\t\n\f\r ]+/g

interface Line {
  /** At its beginning or behind a space: further white space adds nothing. */
  isSpaced: boolean
  /** The last text of the line so far, if it ends with a space: the space goes if nothing follows. */
  last?: Text | undefined
}

export function collapseWhitespace(tree: Root): Root {
  const line: Line = { isSpaced: true }
  const children = collapsed(tree.children, line)
  endLine(line)
  return { ...tree, children }
}

function collapsed(nodes: readonly RootContent[], line: Line): (Element | Text)[] {
  const kept: (Element | Text)[] = []
  for (const node of nodes) {
    if (node.type === 'element') kept.push(collapsedElement(node, line))
    if (node.type === 'text') kept.push(...collapsedText(node, line))
  }
  // A space that turned out to end its line.
  return kept.filter((node) => node.type !== 'text' || node.value !== '')
}

function collapsedElement(element: Element, line: Line): Element {
  const isBlock = BLOCKS.has(element.tagName)
  if (isBlock) endLine(line)
  const children = VERBATIM.has(element.tagName) ? element.children : collapsed(element.children, line)
  if (isBlock) endLine(line)
  else if (LIKE_WORDS.has(element.tagName)) {
    line.isSpaced = false
    line.last = undefined
  }
  return { ...element, children }
}

function collapsedText({ value }: Text, line: Line): Text[] {
  const one = value.replace(RUN, ' ')
  const text: Text = { type: 'text', value: line.isSpaced && one.startsWith(' ') ? one.slice(1) : one }
  if (text.value === '') return []
  line.isSpaced = text.value.endsWith(' ')
  line.last = line.isSpaced ? text : undefined
  return [text]
}

function endLine(line: Line): void {
  if (line.last) line.last.value = line.last.value.slice(0, -1)
  line.isSpaced = true
  line.last = undefined
}
