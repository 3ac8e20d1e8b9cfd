// Replaces the styles of the open document. The new ones are adopted style sheets, because the document's policy allows
// only the style element that it came with.

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
