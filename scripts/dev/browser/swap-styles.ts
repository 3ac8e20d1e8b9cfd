// Owns the change of stylesheets in the open document, without a moment without any.

const SHEETS = 'link[rel="stylesheet"]'

/** Addresses of a document's stylesheets, in order. */
export function stylesOf(page: Document): string[] {
  return [...page.querySelectorAll(SHEETS)].map((link) => link.getAttribute('href') ?? '')
}

/** Replaces the document's stylesheets by those at `urls`; the old ones go when the new ones have arrived. */
export async function swapStyles(urls: string[]): Promise<void> {
  const old = [...document.querySelectorAll<HTMLLinkElement>(SHEETS)]
  const fresh = urls.map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const arrived = fresh.map(
    (link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })),
  )
  old.at(-1)?.after(...fresh)
  await Promise.all(arrived)
  for (const link of old) link.remove()
}
