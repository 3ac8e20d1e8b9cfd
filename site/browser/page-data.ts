// The data that the document carries for the client.

import { PAGE_DATA_ID, type PageData } from '../model/dom-hooks.ts'

/** Throws where the document has none: it is not one of ours. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData
}

/** Keeps the element true after a page change. */
export function writePageData(data: PageData): void {
  const text = document.getElementById(PAGE_DATA_ID)?.firstChild
  // Through the text node: a script element's own text may only be set by a Trusted Types policy.
  if (text) text.nodeValue = scriptJson(data)
}

/** JSON in the form that documents carry it in: nothing in it closes a script element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
