// Breaks code into lines: what fits stays on one line, otherwise each item gets its own.

/**
 * Line width: that of the narrowest pane beside an operation. Longer lines contain a single literal that cannot be
 * broken.
 */
const WIDTH = 68

interface Group {
  open: string
  items: Doc[]
  close: string
  /** Padding inside the brackets on one line: the spaces in `{ a: 1 }`. */
  pad?: string
  /** After the last item of a broken group. Defaults to a comma. */
  trailing?: string
  /** Between items. Defaults to a comma. */
  separator?: string
  /** The opening bracket of a broken group goes on its own line, as in C#. */
  bracket?: string
  /** The last item may start on the opening line: `create({` */
  hug?: boolean
  /** The closing bracket follows the last item directly, as in C# and Java. */
  tight?: boolean
  /** Indentation of broken items, in levels. Defaults to one. */
  depth?: number
  /** A chain of calls: one per line if it does not fit on one. */
  chain?: boolean
  /** Pads keys so that values align, as gofmt does. */
  align?: boolean
}

/** Text, a group, or a sequence of both. */
export type Doc = string | Group | Doc[]

interface Indentation {
  unit: string
  /** Columns per unit. */
  width: number
}

export const TWO_SPACES: Indentation = { unit: '  ', width: 2 }
export const FOUR_SPACES: Indentation = { unit: '    ', width: 4 }
/** As wide as the site shows them. */
export const TABS: Indentation = { unit: '\t', width: 2 }

/** `after` is the text after the last line, such as `)`, which must fit too. */
export function layOut(doc: Doc, indentation: Indentation, level = 0, after = 0): string {
  const start = indentation.unit.repeat(level)
  return start + render(doc, { indentation, level, column: level * indentation.width, after })
}

interface Place {
  indentation: Indentation
  level: number
  column: number
  after: number
}

function render(doc: Doc, place: Place): string {
  if (typeof doc === 'string') return doc
  if (Array.isArray(doc)) return renderRow(doc, place)
  const line = flat(doc)
  if (line !== undefined && (doc.items.length === 0 || place.column + line.length + place.after <= WIDTH))
    return line
  return (doc.hug && renderHugging(doc, place)) || renderBroken(doc, place)
}

function renderRow(docs: Doc[], place: Place): string {
  let text = ''
  for (const [index, doc] of docs.entries()) {
    const rest = docs.slice(index + 1).map(firstLength)
    const after = rest.reduce((sum, length) => sum + length, 0) + (index < docs.length - 1 ? 0 : place.after)
    text += render(doc, { ...place, column: endColumn(text, place), after })
  }
  return text
}

function renderHugging(group: Group, place: Place): string | undefined {
  const last = group.items.at(-1)
  if (last === undefined || typeof last === 'string') return undefined
  const before = group.items.slice(0, -1).map(flat)
  if (before.some((text) => text === undefined)) return undefined
  const head = [group.open, ...before.map((text) => `${text}${group.separator ?? ','} `)].join('')
  if (place.column + head.length + firstLength(last) > WIDTH) return undefined
  return head + render(last, { ...place, column: place.column + head.length, after: 1 }) + group.close
}

function renderBroken(group: Group, place: Place): string {
  if (group.chain) return renderChain(group, place)
  const { indentation, level } = place
  const depth = level + (group.depth ?? 1)
  const inner = indentation.unit.repeat(depth)
  const separator = group.separator ?? ','
  const items = group.items.map((item) =>
    render(item, { indentation, level: depth, column: depth * indentation.width, after: 1 }),
  )
  const lines = group.align ? alignKeys(items) : items
  const opening =
    group.bracket === undefined
      ? group.open
      : `${group.open}\n${indentation.unit.repeat(level)}${group.bracket}`
  const body = lines.map((line) => inner + line).join(`${separator}\n`)
  if (group.tight) return `${opening}\n${body}${group.close}`
  return `${opening}\n${body}${group.trailing ?? separator}\n${indentation.unit.repeat(level)}${group.close}`
}

function renderChain({ open, items, depth = 2 }: Group, { indentation, level }: Place): string {
  const inner = level + depth
  const start = indentation.unit.repeat(inner)
  const column = inner * indentation.width
  const lines = items.map((item) => start + render(item, { indentation, level: inner, column, after: 1 }))
  return [open, ...lines].join('\n')
}

/** Aligns the values of consecutive `Key: value` lines; a multi-line entry ends the run. */
function alignKeys(items: string[]): string[] {
  const keyEnds = items.map((item) => (item.includes('\n') ? -1 : keyEnd(item)))
  return items.map((item, index) => {
    if (keyEnds[index]! < 0) return item
    let first = index
    let last = index
    while (first > 0 && keyEnds[first - 1]! >= 0) first--
    while (last < items.length - 1 && keyEnds[last + 1]! >= 0) last++
    const widest = Math.max(...keyEnds.slice(first, last + 1))
    const end = keyEnds[index]!
    return item.slice(0, end) + ' '.repeat(widest - end) + item.slice(end)
  })
}

/** Index after the colon of `"a": 1` or `Name: x`; -1 if there is no key. */
function keyEnd(item: string): number {
  return /^(?:"(?:[^"\\]|\\.)*"|\w+):(?= )/.exec(item)?.[0].length ?? -1
}

/** Everything on one line; undefined if it contains multi-line text. */
function flat(doc: Doc): string | undefined {
  if (typeof doc === 'string') return doc.includes('\n') ? undefined : doc
  if (Array.isArray(doc)) {
    const parts = doc.map(flat)
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  const items = doc.items.map(flat)
  if (items.includes(undefined)) return undefined
  if (doc.chain) return doc.open + items.join('')
  const pad = doc.items.length === 0 ? '' : (doc.pad ?? '')
  const bracket = doc.bracket === undefined ? '' : ` ${doc.bracket}`
  return doc.open + bracket + pad + items.join(`${doc.separator ?? ','} `) + pad + doc.close
}

function firstLength(doc: Doc): number {
  if (typeof doc === 'string') return doc.split('\n')[0]!.length
  return Array.isArray(doc) ? 1 : doc.open.length
}

function endColumn(text: string, { column, indentation }: Place): number {
  const lineStart = text.lastIndexOf('\n') + 1
  if (lineStart === 0) return column + text.length
  const line = text.slice(lineStart)
  const tabs = indentation.unit === '\t' ? line.length - line.replaceAll('\t', '').length : 0
  return line.length + tabs * (indentation.width - 1)
}
