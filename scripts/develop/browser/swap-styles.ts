// The change of styles in the open document. The new ones are adopted, because the policy of the document that is
// open names the text of its own style element and no other.

const STYLES = 'head > style'

const adopted = new CSSStyleSheet()
let shown = textOf(document)

/** Puts the styles of another response for the same URL in the place of those shown. */
export function showStyles(next: Document): void {
  const text = textOf(next)
  if (text === shown) return
  shown = text
  adopted.replaceSync(text)
  if (document.adoptedStyleSheets.includes(adopted)) return
  document.adoptedStyleSheets.unshift(adopted)
  document.querySelector<HTMLStyleElement>(STYLES)!.disabled = true
}

function textOf(page: Document): string {
  return page.querySelector(STYLES)?.textContent ?? ''
}
