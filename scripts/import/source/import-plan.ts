// The plan derived from an engine's configuration and folders: pages with their paths, sidebars, redirects, static
// files.

export interface PlannedPage {
  /** Relative to the tree. */
  file: string
  /** Canonical path on the site, without the base. */
  path: string
  /** How the engine reads the file; `markdown-it` is also what VitePress reads as Vue. */
  markdown: 'mdx' | 'md' | 'markdown-it'
}

interface PlannedCategory {
  label: string
  /** Path of the category's own page. */
  link?: string
  /** Address of a generated list of the items. */
  index?: string
  /** Without any, the category is a page under a label of its own. */
  items: PlannedItem[]
  /** Only a link: the page is listed here if no other item lists it. */
  isLink?: true
}

/** A page by its path, or a category. */
export type PlannedItem = string | PlannedCategory

export interface PlannedSidebar {
  name: string
  items: PlannedItem[]
}

export interface PlannedRedirect {
  from: string
  to: string
  /** Where it is written; the line, 1-based, if known. */
  file: string
  line?: number
  /** The pattern of which this is the first path, and all that is known. */
  pattern?: string
}

export interface ImportPlan {
  title: string
  pages: PlannedPage[]
  sidebars: PlannedSidebar[]
  redirects: PlannedRedirect[]
  /** Folders whose files are served from the root. */
  statics: string[]
  /** Folder that `@site/…`, `@/…` and paths of snippets start at. */
  root: string
  /** Folders that a link such as `guides/setup.md` of the pages in them may start at; one with `./` never does. */
  linkFolders?: string[]
  /** Whether text between dollar signs is a formula. */
  math: boolean
  /** Prefix of all addresses, `/` or `/docs/`. */
  base: string
}
