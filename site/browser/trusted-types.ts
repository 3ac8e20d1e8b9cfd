// The one Trusted Types policy, `docs`: the only way by which text becomes HTML or a script's address.

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

/** Scripts of the release carry the hash of their bytes in their name. */
const OWN_SCRIPT = /^\/assets\/[a-z0-9._-]+\.[0-9a-f]{32}\.js$/
const allowed = new Set<string>()

const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (OWN_SCRIPT.test(url) || allowed.has(url)) return url
    throw new TypeError(`${url} is not a script of this site`)
  },
}
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
const policy = factory?.createPolicy('docs', rules) ?? rules

/** HTML of our own origin, made acceptable to `innerHTML`. Only page records, sidebars and parts of pages come through here. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

/** Lets the scripts through that the configuration names. */
export function allowScripts(urls: readonly string[]): void {
  for (const url of urls) allowed.add(url)
}

/** URL of a script that the release or its configuration names, made acceptable to workers and script elements. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url)
}
