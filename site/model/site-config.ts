// The shape of the site configuration. The values are in site/site.config.ts.

import type { ThirdPartyConfig } from './third-party.ts'

/** Where a request carries its key. */
export interface KeyPlace {
  /** Name of the header. */
  header: string
  /** The word before the key, such as `Bearer`. */
  scheme?: string
}

export interface BrandConfig {
  name: string
  /** Stem of HTTP header names, upper case: `ACM` gives `ACM-API-KEY`. */
  headerPrefix: string
  /** Where requests carry their key: the header `<headerPrefix>-API-KEY` unless it says otherwise. The contract's `securitySchemes` must agree. */
  key?: KeyPlace
  /** npm scope without `@`; stem of package and module names in every language, so of letters and digits alone. */
  scope: string
  /** Pascal-case form of the scope, for class names. */
  scopePascal: string
  /** The platform's domain; API, CDN and portal hosts are below it. */
  domain: string
  /** Versions of the SDKs as printed in install instructions, by SDK name. */
  sdkVersions: Record<string, string>
}

export type NavbarItem =
  | { type: 'doc'; label: string; path: string; sidebar: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'dropdown'; label: string; items: { label: string; href: string }[] }
  | { type: 'html'; html: string }

export interface FooterColumn {
  title: string
  links: { label: string; href: string }[]
}

/** What `Strict-Transport-Security` says beyond two years for the host. Both reach hosts that are not this site's, and cannot be taken back soon. */
export interface StrictTransport {
  /** Every host below this one is reachable over TLS alone. */
  includeSubDomains?: boolean
  /** Consent to be put on the lists that browsers ship. */
  preload?: boolean
}

/** What `/.well-known/security.txt` says (RFC 9116). */
export interface SecurityContact {
  /** `mailto:` or `https:` URLs, the preferred first. */
  contacts: string[]
  /** `YYYY-MM-DD`; the check warns 60 days before. */
  expires: string
  policy?: string
}

/** A part of the mark, the drawing beside the name and in the icons. */
export interface MarkShape {
  /** `ink` has the colour of text in either theme, `accent` is gold, `on-accent` is dark in both. */
  tone: 'ink' | 'accent' | 'on-accent'
  /** An SVG path in a square of 32. */
  path: string
}

/** What a link to the site shows where it is shared. Drawn by the build, unless `site/public/og.png` is there. */
export interface SocialImage {
  /** Below the title in the drawing; without it the description of the site. */
  text?: string
  /** For those who cannot see it; without it the title of the site. */
  alt?: string
}

/** What programs may do with the pages (contentsignals.org). */
export interface CrawlerSignals {
  search: boolean
  /** To answer a question with sources. */
  aiInput: boolean
  aiTrain: boolean
}

export interface SiteConfig {
  brand: BrandConfig
  mark: MarkShape[]
  socialImage?: SocialImage
  /** In `/robots.txt`; without it nothing is said, and everything may be asked for. */
  crawlers?: CrawlerSignals
  /** Name after the `|` in every document title. */
  title: string
  description: string
  /** `https://host` of the only indexed host; the environment variable `CANONICAL_ORIGIN` overrides it at build. */
  origin: string
  /** Web address of the source repository and of a file's edit page (`{file}` is replaced). Without it no link leads there. */
  repository?: { url: string; edit: string }
  /** Where the product's users sign in. Without it the navbar has no such button. */
  portalUrl?: string
  announcement?: { id: string; text: string; href?: string }
  navbar: NavbarItem[]
  /** The navbar goes out of sight while the reader scrolls down, and comes back with scrolling up. */
  hideNavbarOnScroll?: boolean
  /** Programs that a page can be opened in: `{url}` of the address is replaced by the page's Markdown, encoded. */
  assistants?: { label: string; href: string }[]
  /** First page of the API's reference, of which all pages below it are part: most of their samples must be checked. */
  reference?: string
  /** Readers can report mistakes: set where `wrangler.toml` binds a dataset to `FEEDBACK`. */
  feedback?: boolean
  /** Scripts of others. Without it nothing foreign is loaded, asked for or allowed. */
  thirdParty?: ThirdPartyConfig
  /** Old titles, paths and packages of the site that this one replaces: search leads from each to the page named. */
  formerNames?: Record<string, string>
  strictTransport?: StrictTransport
  security?: SecurityContact
  footer: { columns: FooterColumn[]; copyright: string }
}

/** The first page of the reference, or one below it. */
export function isReferencePage(path: string, reference: SiteConfig['reference']): boolean {
  return reference !== undefined && (path === reference || path.startsWith(`${reference}/`))
}
