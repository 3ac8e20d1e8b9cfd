// The only Trusted Types policy, `docs`: the one way for text to become HTML or a script URL.

import { contentHash } from '../model/assets/content-hash.ts'
import { SIDEBAR_PREFIX } from '../model/urls.ts'

interface Policy {
  createHTML(html: string, source?: object): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** The release's scripts have their hash in the file name. */
const OWN_SCRIPT = /^\/assets\/[a-z0-9._-]+\.[0-9a-f]{32}\.js$/
const allowed = new Set<string>()

/** So do records and parts of pages; bytes from such a URL can be verified. */
const NAMED_BY_HASH = /([0-9a-f]{32})(?:\.json)?$/
const verified = new WeakSet<object>()

/** JSON data, which browsers neither execute nor render, and which cannot contain markup that they would. */
const DATA_BLOCK = /^<script type="application\/ld\+json">[^<]*<\/script>$/

const rules: Policy = {
  createHTML(html, source) {
    const isPart = source && verified.has(source) && Object.values(source).includes(html)
    if (isPart || DATA_BLOCK.test(html)) return html
    throw new TypeError('This HTML is not part of a verified response')
  },
  createScriptURL(url) {
    if (OWN_SCRIPT.test(url) || allowed.has(url)) return url
    throw new TypeError(`${url} is not a script of this site`)
  },
}
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
const policy = factory?.createPolicy('docs', rules) ?? rules

/** Reads a response that may become HTML of the document. Rejects if its bytes do not match the hash in its URL. */
export async function readVerified<Value extends object>(
  response: Response,
  read: (text: string) => Value,
): Promise<Value> {
  const bytes = await response.arrayBuffer()
  const value = read(new TextDecoder().decode(bytes))
  const { origin, pathname } = new URL(response.url)
  const hash = NAMED_BY_HASH.exec(pathname)?.[1]
  // Sidebars are rendered by the server and have no hash in their URL. Without TLS there is no digest: whoever could
  // change the bytes could change this script.
  const isTrue = pathname.startsWith(SIDEBAR_PREFIX) || !crypto.subtle || (await contentHash(bytes)) === hash
  if (!isTrue || origin !== location.origin) {
    throw new TypeError(`The bytes of ${pathname} do not match the hash in its URL`)
  }
  verified.add(value)
  return value
}

/** Trusted HTML for `innerHTML`: a value that `readVerified` returned, or structured data. */
export function trustedHtml(html: string, source?: object): string {
  return policy.createHTML(html, source)
}

/** The policy as modules loaded later get it from the entry: the document allows only one. Import this as a type only. */
export interface Trust {
  readVerified: typeof readVerified
  trustedHtml: typeof trustedHtml
}

/** Allows the scripts that the configuration names. */
export function allowScripts(urls: readonly string[]): void {
  for (const url of urls) allowed.add(url)
}

/**
 * Marks the URL of a script that the release or its configuration names as trusted, for workers and script elements.
 */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url)
}
