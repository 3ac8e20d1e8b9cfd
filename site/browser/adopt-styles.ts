// Styles of lazily loaded modules.

const adopted = new Set<string>()

/** Adds the styles of a lazily loaded module to the document, once. */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}
