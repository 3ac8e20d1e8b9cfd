// The styles of a module that comes on intent.

const adopted = new Set<string>()

/** Adds the styles to the document, once. */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
