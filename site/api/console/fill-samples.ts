// Fills the page's own samples with the key and ids that the reader typed into a console during this visit.

import { CODE_SHOWN } from '../../model/dom-hooks.ts'
import { onVisitValues, shownExample, visitValues } from './form/visit-values.ts'
import { withKey } from './with-key.ts'

/** The server's original text of each node that was changed. */
const originals = new WeakMap<Text, string>()

/** Text that needs no escaping in any language or URL. */
const ID = /^[\w.~-]+$/

/** Runs per page once a console was opened; stops when `signal` aborts. */
export function fillSamples(signal: AbortSignal): void {
  if (signal.aborted) return
  fill()
  document.addEventListener(CODE_SHOWN, fill, { signal })
  signal.addEventListener('abort', onVisitValues(fill))
}

function fill(): void {
  for (const code of document.querySelectorAll<HTMLElement>('main pre > code')) {
    // Code in consoles already contains the values.
    if (!code.closest('.console')) fillCode(code)
  }
}

function fillCode(code: HTMLElement): void {
  const nodes = textNodes(code)
  const texts = nodes.map((node) => originals.get(node) ?? node.data)
  const ids = idsFor(code, texts.join(''))
  for (const [index, node] of nodes.entries()) {
    const original = texts[index]!
    let text = original
    for (const [name, value] of visitValues()) if (name.startsWith('<')) text = withKey(text, name, value)
    for (const [example, value] of ids) text = text.replaceAll(example, value)
    if (text === node.data) continue
    originals.set(node, original)
    node.data = text
  }
}

/** Ids by the example value they replace. An example value that occurs twice in the code is ambiguous. */
function idsFor(code: HTMLElement, text: string): [example: string, value: string][] {
  const isRequest = !code.closest('.sample__response')
  const operation = isRequest ? code.closest('.operation__samples')?.parentElement : undefined
  const endpoint = operation?.querySelector(':scope > .endpoint')?.textContent ?? ''
  return [...visitValues()].flatMap(([name, value]) => {
    const example = shownExample(name) ?? ''
    const isOne = example !== '' && text.split(example).length === 2
    return isOne && endpoint.includes(name) && ID.test(value) ? [[example, value]] : []
  })
}

function textNodes(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}
