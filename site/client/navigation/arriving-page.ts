// Owns how a page comes into the document: parsed before it is asked for where there is time, what can be seen first, and
// the rest once that is on the screen.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { trustedHtml } from '../trusted-types.ts'

/** Attribute of blocks that the browser lays out only near the screen, until they are let in. */
const FAR = 'data-far'
/** Blocks that any screen may show at once. */
const NEAR_BLOCKS = 8
/** Blocks let in at a time, so that none of these tasks holds up the reader. */
const BLOCKS_AT_ONCE = 8
const LATEST_MS = 300

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
  for (const block of far) block.setAttribute(FAR, '')
  document.getElementById(MAIN_ID)!.replaceChildren(content)
  if (far.length > 0) requestAnimationFrame(() => letIn(far))
}

function parse({ html }: PageRecord): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

function farBlocks(content: DocumentFragment): Element[] {
  return [...content.querySelectorAll('.prose > :not(h1, h2, h3, h4, h5, h6)')].slice(NEAR_BLOCKS)
}

function letIn(far: Element[]): void {
  const some = (): void => {
    for (const block of far.splice(0, BLOCKS_AT_ONCE)) block.removeAttribute(FAR)
    if (far.length > 0) letIn(far)
  }
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(some, { timeout: LATEST_MS })
  else setTimeout(some)
}
