// Hovering or focusing a field highlights its line in the sample beside it, and a line its field. Uses the CSS Custom
// Highlight API, so the code's DOM stays unchanged.

const HIGHLIGHT = 'field'
const LIT = 'data-lit'

/** Runs per page; stops when `signal` aborts. */
export function startLightLines(signal: AbortSignal): void {
  if (!('highlights' in CSS) || !document.querySelector('.operation')) return
  const clear = (): void => {
    CSS.highlights.delete(HIGHLIGHT)
    for (const lit of document.querySelectorAll(`[${LIT}]`)) lit.removeAttribute(LIT)
  }
  const point = ({
    target,
    type,
    ...event
  }: { target: EventTarget | null; type: string } & Partial<Point>): void => {
    const element = target as Element
    const operation = element.closest?.('.operation')
    clear()
    if (!operation) return
    const field = element.closest('.field')
    if (field) lightLine(operation, field)
    else if (type === 'pointerover' && element.closest('.sample code')) lightField(operation, element, event)
  }
  document.addEventListener(
    'pointerover',
    (event) =>
      point({ target: event.target, type: event.type, clientX: event.clientX, clientY: event.clientY }),
    { passive: true, signal },
  )
  document.addEventListener('focusin', ({ target, type }) => point({ target, type }), { signal })
  signal.addEventListener('abort', clear)
}

interface Point {
  clientX: number
  clientY: number
}

function lightLine(operation: Element, field: Element): void {
  const code = operation.querySelector(isResponse(field) ? '.sample__response code' : '.sample code')
  if (!code) return
  const text = code.textContent
  let from = 0
  let line: [start: number, end: number] | undefined
  for (const name of namesOf(field)) {
    const found = keyPattern(name).exec(text.slice(from))
    if (!found) return
    const start = text.lastIndexOf('\n', from + found.index) + 1
    from += found.index + found[0].length
    const end = text.indexOf('\n', from)
    line = [start, end < 0 ? text.length : end]
  }
  if (line) CSS.highlights.set(HIGHLIGHT, new Highlight(rangeOf(code, ...line)))
}

/** The first field beside the code whose name matches the line's key. */
function lightField(
  operation: Element,
  element: Element,
  { clientX = 0, clientY = 0 }: Partial<Point>,
): void {
  const code = element.closest('code')!
  const row = [...code.querySelectorAll('span')].filter((token) => {
    const { top, bottom } = token.getBoundingClientRect()
    return clientY >= top && clientY <= bottom && clientX >= 0
  })
  const names = row.map(({ textContent }) => plain(textContent)).filter((name) => name !== '')
  const inResponse = code.closest('.sample__response') !== null
  const field = [...operation.querySelectorAll('.field')].find(
    (candidate) => isResponse(candidate) === inResponse && names.includes(plain(nameOf(candidate))),
  )
  field?.setAttribute(LIT, '')
}

/** Names from the outermost field to the field itself. */
function namesOf(field: Element): string[] {
  const around = field.parentElement?.closest('.field')
  return [...(around ? namesOf(around) : []), nameOf(field)]
}

const nameOf = (field: Element): string => field.querySelector('.field__name')?.textContent ?? ''
const isResponse = (field: Element): boolean => field.closest('.response') !== null
/** Ignores case style: `created_at`, `createdAt`, `CreatedAt`. */
const plain = (name: string): string => name.replaceAll(/[\W_]/g, '').toLowerCase()

function keyPattern(name: string): RegExp {
  const letters = name.split(/[\W_]+/).join('[-_]?')
  return new RegExp(String.raw`(?<![\w-])["'.]?${letters}["']?\s*[:=(]`, 'i')
}

function rangeOf(code: Element, start: number, end: number): Range {
  const range = document.createRange()
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  let position = 0
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const next = position + node.length
    if (start >= position && start <= next) range.setStart(node, start - position)
    if (end >= position && end <= next) {
      range.setEnd(node, end - position)
      break
    }
    position = next
  }
  return range
}
