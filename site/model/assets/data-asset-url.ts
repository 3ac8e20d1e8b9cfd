// The URL of data that a page loads later.

/** What the pattern of URLs allows, with room to spare (site/model/urls.ts). */
const LONGEST_NAME = 80

/** `/assets/<name>.<hash>.json`, in lower case like every URL: the hash tells apart what differs in case alone. */
export function dataAssetUrl(name: string, hash: string): string {
  return `/assets/${name.toLowerCase().slice(0, LONGEST_NAME).replace(/\.+$/, '')}.${hash}.json`
}
