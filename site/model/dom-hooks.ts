// Owns the names by which shell markup and browser behaviours find each other.
// Markup sets them, behaviours read them; styles may use them too.

/** Attributes of `<html>`. `data-theme` and `data-announcement` are corrected before paint. */
export const HTML_THEME = 'data-theme'
export const HTML_RELEASE = 'data-release'
export const HTML_SHELL = 'data-shell'
export const HTML_ANNOUNCEMENT = 'data-announcement'

/** `<main id="main">`: its inner HTML is the page record's HTML. */
export const MAIN_ID = 'main'
export const SKIP_TARGET_ID = MAIN_ID

/** `data-behaviour="…"` marks what a behaviour enhances. */
export const BEHAVIOUR = 'data-behaviour'
export const behaviours = {
  themeToggle: 'theme-toggle',
  announcement: 'announcement',
  announcementClose: 'announcement-close',
  menuOpen: 'menu-open',
  menuDialog: 'menu-dialog',
  menuClose: 'menu-close',
  sidebar: 'sidebar',
  tableOfContents: 'table-of-contents',
  copyCode: 'copy-code',
  wrapCode: 'wrap-code',
  tabs: 'tabs',
  checklist: 'checklist',
  copyPage: 'copy-page',
  backToTop: 'back-to-top',
  searchForm: 'search-form',
  progress: 'progress',
  announcer: 'announcer',
} as const

/** JSON scripts in the document: `<script type="application/json" id="…">`. */
export const PAGE_DATA_ID = 'page-data'

/** Shape of the `page-data` script. */
export interface PageData {
  release: string
  origin: string
  path: string
  sidebar?: string
  branch?: string
  /** URL of the client's route table, `/assets/routes.<hash>.json`; absent in a sharded release. */
  routes?: string
}
