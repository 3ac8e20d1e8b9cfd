// How a page comes into the document: parsed before it is asked for where there is time, what can be seen first, and
// the rest once that is on the screen.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { farBlocks, letIn } from '../../browser/far-blocks.ts'
import { trustedHtml } from '../../browser/trusted-types.ts'

/** The page that the reader points at, parsed. One is enough: they point at one at a time. */
let prepared: { record: PageRecord; content: DocumentFragment } | undefined

export function prepareMain(record: PageRecord): void {
  if (prepared?.record !== record) prepared = { record, content: parse(record) }
}

/** Puts the page into `<main>`. `fromTop` where the reader begins at its top: only there are the heights below no matter. */
export function showMain(record: PageRecord, fromTop: boolean): void {
  const content = prepared?.record === record ? prepared.content : parse(record)
  prepared = undefined
  const far = fromTop ? farBlocks(content) : []
  document.getElementById(MAIN_ID)!.replaceChildren(content)
  requestAnimationFrame(() => letIn(far))
}

function parse(record: PageRecord): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(record.html, record)
  const content = document.createDocumentFragment()
  // A template's content belongs to a document of its own; to change documents takes each node's time, here and not later.
  content.append(template.content)
  return content
}
