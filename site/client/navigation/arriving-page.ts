// Inserts a page into the document: parsed ahead of time if possible, visible blocks first, the rest once those are on
// the screen.

import { MAIN_ID } from '../../model/dom-hooks.ts'
import type { PageRecord } from '../../model/page-record.ts'
import { deferBlocks, layOutAfterFrame, layOutBlocks } from '../../browser/far-blocks.ts'
import type { Trust } from '../../browser/trusted-types.ts'

/** The parsed page of the link under the pointer. One is enough. */
let prepared: { record: PageRecord; content: DocumentFragment } | undefined

export function prepareMain(record: PageRecord, trust: Trust): void {
  if (prepared?.record !== record) prepared = { record, content: parse(record, trust) }
}

/**
 * Puts the page into `<main>`. `fromTop` if it starts at its top: only then can the layout of what is below be
 * deferred.
 */
export function showMain(record: PageRecord, fromTop: boolean, trust: Trust): void {
  const content = prepared?.record === record ? prepared.content : parse(record, trust)
  prepared = undefined
  const far = fromTop ? deferBlocks(content) : []
  if (!fromTop) layOutBlocks(content)
  document.getElementById(MAIN_ID)!.replaceChildren(content)
  layOutAfterFrame(far)
}

function parse(record: PageRecord, { trustedHtml }: Trust): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(record.html, record)
  const content = document.createDocumentFragment()
  // A template's content belongs to another document; adopting its nodes takes time, so do it here and not during the
  // swap.
  content.append(template.content)
  return content
}
