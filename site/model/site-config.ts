// The type of the site configuration. The values are in site/site.config.ts.

import type { ThirdPartyConfig } from './third-party.ts'
import { isAtOrBelow } from './urls.ts'

/** Where a request carries its API key, and what keys look like. */
export interface ApiKeyAuth {
  /** Name of the header. */
  header: string
  /** Precedes the key, such as `Bearer`. */
  scheme?: string
  /** Name of the cookie that holds the key; the header is `Cookie` then. */
  cookie?: string
  /**
   * How a key of each type begins, as regular expressions: `{ public: 'pk_(?:live|test)_' }`. Only letters and digits may
   * follow. Without them, a key's type is known from a placeholder alone, and no real one is recognised.
   */
  formats?: Partial<Record<'public' | 'private' | 'management', string>>
}

export interface BrandConfig {
  name: string
  /** Prefix of HTTP header names, upper case: `ACM` gives `ACM-API-KEY`. */
  headerPrefix: string
  /**
   * Where requests carry their API key; the header defaults to `<headerPrefix>-API-KEY`. Must match the contract's
   * `securitySchemes`.
   */
  key?: Partial<ApiKeyAuth>
  /**
   * npm scope without `@`; also the prefix of package and module names in every language, so letters and digits only.
   */
  scope: string
  /** Pascal-case form of the scope, for class names. */
  scopePascal: string
  /** The platform's domain; API, CDN and portal hosts are below it. */
  domain: string
  /**
   * How code usually calls the objects of the SDKs, where it does not say what a variable holds. Without `elements`, there
   * is no SDK for pages and apps, `<scope>Elements`.
   */
  sdkVariables?: Partial<Record<'elements' | 'legacy', string[]>>
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

/**
 * Options of `Strict-Transport-Security` beyond two years for this host. Both affect other hosts and cannot be undone
 * quickly.
 */
export interface StrictTransport {
  /** Every subdomain is served over TLS only. */
  includeSubDomains?: boolean
  /** Opt in to browsers' preload lists. */
  preload?: boolean
}

/** Content of `/.well-known/security.txt` (RFC 9116). */
export interface SecurityContact {
  /** `mailto:` or `https:` URLs, most preferred first. */
  contacts: string[]
  /** `YYYY-MM-DD`; the check warns from 60 days before. */
  expires: string
  policy?: string
}

/** One shape of the logo mark, used beside the name and in the icons. */
export interface MarkShape {
  /** `ink` has the text colour of the theme, `accent` is gold, `on-accent` is dark in both themes. */
  tone: 'ink' | 'accent' | 'on-accent'
  /** An SVG path in a 32 by 32 square. */
  path: string
}

/** The preview image for shared links. Drawn by the build, unless `site/public/og.png` exists. */
interface SocialImage {
  /** Text below the title; defaults to the site's description. */
  text?: string
  /** Alternative text; defaults to the site's title. */
  alt?: string
}

/** What crawlers may do with the pages (contentsignals.org). */
interface CrawlerSignals {
  search: boolean
  /** Used as input for AI answers with sources. */
  aiInput: boolean
  aiTrain: boolean
}

/** Names in diagrams, in any case, beside the usual ones (`your app`, `customer`, `API`): each role has its own look. */
export interface DiagramActors {
  people?: string[]
  /** Parts of the platform. */
  platform?: string[]
  /** Parts of it that store something: drawn as such, whatever the author's shape. */
  stores?: string[]
  /** Parts of it that run in the reader's pages and apps. */
  embedded?: string[]
  /** Everybody else. */
  others?: string[]
}

export interface SiteConfig {
  brand: BrandConfig
  mark: MarkShape[]
  socialImage?: SocialImage
  /** Written to `/robots.txt`; if absent, nothing is declared or disallowed. */
  crawlers?: CrawlerSignals
  /** The part after `|` in every document title. */
  title: string
  description: string
  /**
   * `https://host` of the only indexed host; overridden at build time by the environment variable `CANONICAL_ORIGIN`.
   */
  origin: string
  /** If absent, neither the repository nor a page's source is linked. */
  repository?: {
    url: string
    /** Of a file's edit page; `{file}` is replaced. */
    edit: string
    /** Text of the link, such as the host's name; `Source` if absent. */
    label?: string
  }
  /** Where the product's users sign in. If absent, the navbar has no sign-in button. */
  portalUrl?: string
  announcement?: { id: string; text: string; href?: string }
  navbar: NavbarItem[]
  /** Hides the navbar while the reader scrolls down and shows it again when scrolling up. */
  hideNavbarOnScroll?: boolean
  /** Assistants that can open a page: `{url}` is replaced with the encoded URL of the page's Markdown. */
  assistants?: { label: string; href: string }[]
  /**
   * First page of the API reference, which includes all pages below it: most of their samples must be checked, and a tag
   * has its page there. Defaults to `/docs/api` for that.
   */
  reference?: string
  /**
   * Pages that are no guides to a task, with all below them, so that the tool `plan` at `/mcp` never leads to one: concepts
   * and the like. The first page of the reference, and pages with operations, are none anyway.
   */
  notGuides?: string[]
  /** Pages among those that have steps and are guides nevertheless, with all below them. */
  guides?: string[]
  /**
   * Pages show expressions of the platform, `{{ … }}`, and the build computes every result that they show. If absent,
   * braces in code are text, such as templates of other tools.
   */
  expressions?: boolean
  /** Whom diagrams show. After a change, `npm run diagrams -- --all` draws them. */
  actors?: DiagramActors
  /** Readers can report mistakes: set this where `wrangler.toml` binds a dataset to `FEEDBACK`. */
  feedback?: boolean
  /** Third-party scripts. If absent, none are loaded or allowed, and no consent is requested. */
  thirdParty?: ThirdPartyConfig
  /** Titles, paths and packages of the site that this one replaces: searching for one finds the given page. */
  formerNames?: Record<string, string>
  strictTransport?: StrictTransport
  security?: SecurityContact
  footer: { columns: FooterColumn[]; copyright: string }
}

/** Where the pages of tags are if the configuration names no reference. */
export const DEFAULT_REFERENCE = '/docs/api'

/** The first page of the reference, or one below it. */
export function isReferencePage(path: string, reference: SiteConfig['reference']): boolean {
  return reference !== undefined && isAtOrBelow(path, reference)
}
