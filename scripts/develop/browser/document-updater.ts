// Updates the open document in place, so that scroll position and open tabs stay.

import { MAIN_ID, MAIN_REPLACED, SIDEBAR_SLOT_ID } from '#site/model/dom-hooks.ts'
import { LIVE_POLICY } from '#site/model/live-update.ts'
import { isSameElement, patchChildren } from './patch-children.ts'
import { showStyles } from './swap-styles.ts'

/** Parts that are patched; any other difference needs a reload. */
const PARTS = [`#${MAIN_ID}`, `#${SIDEBAR_SLOT_ID}`, '.site-footer']
/** The part that a saved page changes. */
const [MAIN] = PARTS as [string]
/** Parts that scripts render: they cannot be patched from outside. */
const FRAME = '.site-header'

interface DocumentUpdater {
  showMain(html: string, documentTitle: string): void
  /** Fetches the document from the server and applies the differences. */
  showDocument(): Promise<void>
  /** The router has shown another page, which what was served says nothing about. */
  forget(): void
}

interface Policy {
  createHTML(html: string): string
}

const rules: Policy = { createHTML: (html) => html }
const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } })
  .trustedTypes
const policy = factory?.createPolicy(LIVE_POLICY, rules) ?? rules

export function createDocumentUpdater(): DocumentUpdater {
  /** Each part as served, before any script changed it. */
  const served = new Map<string, Element>()
  const frame = document.querySelector(FRAME)?.outerHTML
  for (const part of PARTS) keep(part, document.querySelector(part))

  function keep(part: string, element: Element | null): void {
    if (element) served.set(part, element.cloneNode(true) as Element)
    else served.delete(part)
  }

  function show(part: string, next: Element): void {
    const live = document.querySelector(part)
    const before = served.get(part)
    if (live && (!before || isSameElement(before, next))) patchChildren(live, before, next)
    else live?.replaceWith(next.cloneNode(true))
    keep(part, next)
    if (part === MAIN) document.dispatchEvent(new Event(MAIN_REPLACED))
  }

  return {
    showMain(html, documentTitle) {
      document.title = documentTitle
      const next = (served.get(MAIN) ?? document.querySelector(MAIN)!).cloneNode() as Element
      next.innerHTML = policy.createHTML(html)
      show(MAIN, next)
    },
    async showDocument() {
      const response = await fetch(location.href, { headers: { accept: 'text/html' } })
      const next = new DOMParser().parseFromString(policy.createHTML(await response.text()), 'text/html')
      const sameFrame = next.querySelector(FRAME)?.outerHTML === frame
      const sameParts = PARTS.every((part) => !document.querySelector(part) === !next.querySelector(part))
      if (!response.ok || !sameFrame || !sameParts || !isSameList(scriptsOf(document), scriptsOf(next))) {
        return location.reload()
      }
      showStyles(next)
      document.title = next.title
      for (const part of PARTS) {
        const element = next.querySelector(part)
        if (element) show(part, document.importNode(element, true))
      }
    },
    forget: () => served.clear(),
  }
}

/** The document's code: URLs of modules, text of inline scripts. */
function scriptsOf(page: Document): string[] {
  const scripts = page.querySelectorAll<HTMLScriptElement>('script:not([type$="json"])')
  return [...scripts].map((script) => script.getAttribute('src') ?? script.text)
}

function isSameList(one: string[], other: string[]): boolean {
  return one.join('\n') === other.join('\n')
}
