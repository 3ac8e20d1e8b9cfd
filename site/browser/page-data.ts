// The data that the server embeds in the document for the client.

import { PAGE_DATA_ID, type PageData } from '../model/dom-hooks.ts'
import { scriptJson } from '../model/script-json.ts'

/** Throws if the document has none: it was not served by this site. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent) as PageData
}

/** Keeps the element up to date after in-app navigation. */
export function writePageData(data: PageData): void {
  const text = document.getElementById(PAGE_DATA_ID)?.firstChild
  // Through the text node: setting a script element's text requires a Trusted Types policy.
  if (text) text.nodeValue = scriptJson(data)
}
