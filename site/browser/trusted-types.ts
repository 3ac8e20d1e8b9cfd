// The one Trusted Types policy, `docs`: the only way by which text becomes HTML or a script's address.

interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url }
const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
const policy = factory?.createPolicy('docs', rules) ?? rules

/** HTML of our own origin, made acceptable to `innerHTML`. Only page records and sidebars come through here. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

/** Address of a script that the release or its configuration names, made acceptable to workers and script elements. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url)
}
