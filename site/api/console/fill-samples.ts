// The page's own samples with the key and the ids that the reader has typed in a console of the visit.

import { CODE_SHOWN } from '../../model/dom-hooks.ts'
import { onVisitValues, shownExample, visitValues } from './form/visit-values.ts'
import { withKey } from './with-key.ts'

/** What the server sent, by the node that shows something else now. */
const originals = new WeakMap<Text, string>()

/** Text that needs no escape in any language, nor in a URL. */
const ID = /^[\w.~-]+$/

/** Runs per page, from the first console on: ends with the page that is shown. */
export function fillSamples(signal: AbortSignal): void {
  if (signal.aborted) return
  fill()
  document.addEventListener(CODE_SHOWN, fill, { signal })
  signal.addEventListener('abort', onVisitValues(fill))
}

function fill(): void {
  for (const code of document.querySelectorAll<HTMLElement>('main pre > code')) {
    // The consoles' own code is written with the values already.
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

/** Ids by the example that stands for them. One that stands in the code twice may mean two things. */
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
