// Replaces the styles of the open document. The new ones are adopted style sheets, because the document's policy allows
// only its original style element.

const STYLES = 'head > style'

const adopted = new CSSStyleSheet()
let shown = textOf(document)

/** Replaces the styles with those of another response for the same URL. */
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
