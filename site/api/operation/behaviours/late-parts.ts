// Parts of a page that are separate assets, each loaded once on demand.

type ReadVerified = typeof import('../../../browser/trusted-types.ts').readVerified

/** Attribute with the URL of an element's parts. */
const PARTS = 'parts'

const loading = new Map<string, Promise<unknown>>()

/** Failures are not cached: the next use tries again. */
export function loadParts<Parts extends object>(
  element: HTMLElement,
  { readVerified }: { readVerified: ReadVerified },
): Promise<Parts> {
  const url = element.dataset[PARTS]!
  const known = loading.get(url)
  if (known) return known as Promise<Parts>
  const started = load<Parts>(url, readVerified)
  loading.set(url, started)
  started.catch(() => loading.delete(url))
  return started
}

async function load<Parts extends object>(url: string, readVerified: ReadVerified): Promise<Parts> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The response to ${url} is ${response.status}`)
  return readVerified(response, (text) => JSON.parse(text) as Parts)
}
