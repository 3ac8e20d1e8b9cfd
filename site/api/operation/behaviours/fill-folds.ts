// Loads the collapsed fields of an operation into the page, all at once, because they are one asset.

import { FOLD } from '../../../model/dom-hooks.ts'
import { loadParts } from './late-parts.ts'
import type { Trust } from '../../../browser/trusted-types.ts'

export async function fillFolds(text: HTMLElement, trust: Trust): Promise<void> {
  if (!text.querySelector(FOLD)) return
  const parts = await loadParts<string[]>(text, trust)
  for (const fold of text.querySelectorAll<HTMLElement>(FOLD)) {
    const html = parts[Number(fold.dataset.part)]
    fold.removeAttribute('data-part')
    if (html !== undefined) fold.lastElementChild!.outerHTML = trust.trustedHtml(html, parts)
  }
}
