// The shape of a compiled page: everything the build knows of one page before it looks across pages.
// Plain data.

import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import type { PageFrontMatter } from './front-matter-schema.ts'

export interface TocEntry {
  id: string
  /** Inline HTML of the heading's text (code stays code), without links. */
  html: string
  level: number
}

/** A piece of a page for search: the text from one heading to the next. */
export interface SearchSection {
  /** Heading id; empty for the text before the first heading. */
  id: string
  heading: string
  level: number
  text: string
  /** What the section defines by name: fields, codes, headers, methods, operations. */
  definitions?: SearchDefinition[]
  /** Identifiers in its code samples, once each. */
  identifiers?: string[]
}

/** A name that readers look for as it is: `ACM-API-KEY`, `429`, `tokens.create(request)`, `POST /tokens`. */
export interface SearchDefinition {
  name: string
  /** Further code beside it: an SDK method's operation and permission. */
  related: string[]
  text: string
  /** Id of its own place on the page, where it has one. */
  id?: string
  /** The same for what is in several places: search lists the first of them. */
  shared?: string
}

export interface PageLink {
  /** As written after variables are replaced. */
  href: string
  /** Canonical path for a link inside the site, absent for other addresses. */
  path?: string
  /** Fragment without `#`, absent where none. */
  fragment?: string
  place: Place
}

export interface PageSample {
  language: string
  code: string
  /** Rest of the info string: `title="…" nocheck="…"`. */
  meta: string
  place: Place
}

/** A diagram of the page: its drawings are files named after it. */
export interface PageDiagram {
  name: string
  /** Mermaid. */
  source: string
  place: Place
}

/** An operation of the contract that the page shows. */
export interface PageOperation {
  id: string
  place: Place
  /** Only a request of it is shown here; its reference is on another page. */
  sample?: true
}

/** A file of the content folder that the page shows, published under its hash. */
export interface PageAsset {
  file: string
  url: string
}

/** What sidebars, indexes and lists show of a page. */
export interface PageHead {
  /** Source, relative to the content folder, with forward slashes: `docs/api/errors.mdx`. */
  file: string
  /** Canonical path. */
  path: string
  frontMatter: PageFrontMatter
  title: string
  description: string
  /** The content could not be rendered: its anchors, links and text are unknown. */
  incomplete?: true
}

/** What checks across pages know of a page. */
export interface PageFacts extends PageHead {
  links: PageLink[]
  /** Every id in the article. */
  anchors: string[]
  assets: PageAsset[]
  diagrams?: PageDiagram[]
  /** Operations that it shows, known to the contract or not. */
  operations?: PageOperation[]
  words: number
  /** Content-relative files that it shows something of: partials, tables, images, drawings. */
  dependencies: string[]
  partials: string[]
  variables: string[]
  diagnostics: Diagnostic[]
}

export interface PageArticle {
  /** The article's inner HTML, `h1` included. */
  html: string
  toc: TocEntry[]
  /** Texts of the assets that it loads when a reader asks for more than it shows at first. */
  late: string[]
  /** HTML of the list of operations that the sidebar shows below the page's link. */
  sidebarList?: string
}

export interface CompiledPage extends PageFacts, PageArticle {
  /** Body of the Markdown, `h1` included, without front matter. */
  markdown: string
  sections: SearchSection[]
  samples: PageSample[]
}

/** A compiled page, split into the parts that steps ask for separately. */
export interface PageParts {
  head: PageHead
  facts: PageFacts
  /** Paths of the pages that it links to, each once: an edit of words leaves them as they were. */
  targets: string[]
  article: PageArticle
  markdown: string
  sections: SearchSection[]
  samples: PageSample[]
}

export function partsOfPage(page: CompiledPage): PageParts {
  const { html, toc, late, sidebarList, markdown, sections, samples, ...facts } = page
  const { file, path, frontMatter, title, description, incomplete } = facts
  return {
    head: { file, path, frontMatter, title, description, ...(incomplete && { incomplete }) },
    facts,
    targets: [...new Set(facts.links.flatMap((link) => link.path ?? []))],
    article: { html, toc, late, ...(sidebarList !== undefined && { sidebarList }) },
    markdown,
    sections,
    samples,
  }
}
