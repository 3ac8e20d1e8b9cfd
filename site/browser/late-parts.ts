// What a page holds beside itself: assets that are loaded when a reader asks for them, once each.

/** Attribute with the address of an element's further parts. */
const PARTS = 'parts'

const loading = new Map<string, Promise<unknown>>()

/** A failure is not remembered: the next reach for it tries again. */
export function loadParts<Parts>(element: HTMLElement): Promise<Parts> {
  const url = element.dataset[PARTS]!
  const known = loading.get(url)
  if (known) return known as Promise<Parts>
  const started = load<Parts>(url)
  loading.set(url, started)
  started.catch(() => loading.delete(url))
  return started
}

async function load<Parts>(url: string): Promise<Parts> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The response to ${url} is ${response.status}`)
  return (await response.json()) as Parts
}
