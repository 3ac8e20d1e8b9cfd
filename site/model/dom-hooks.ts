// The names by which shell markup and browser behaviours find each other.
// Markup sets them, behaviours read them; styles may use them too.

import type { AssetReference } from './release.ts'
import type { ThirdPartyConfig } from './third-party.ts'

/** Attributes of `<html>`. `data-theme` and `data-announcement` are corrected before paint. */
export const HTML_THEME = 'data-theme'
export const HTML_RELEASE = 'data-release'
export const HTML_SHELL = 'data-shell'
export const HTML_ANNOUNCEMENT = 'data-announcement'

/** `<main id="main">`: its inner HTML is the page record's HTML. */
export const MAIN_ID = 'main'

/** Holds the sidebar's `<nav>`; empty on pages without one. Up to 996 px the script moves the nav into the menu. */
export const SIDEBAR_SLOT_ID = 'sidebar'
/** The mobile menu, a `<dialog popover>`, and the place in it where the script puts the sidebar's `<nav>`. */
export const MENU_ID = 'menu'
export const MENU_SIDEBAR_ID = 'menu-sidebar'
/** The heading of the contents list, which names its landmark. */
export const TOC_TITLE_ID = 'toc-title'
/** Attribute of `<html>` set before paint: shows what works with JavaScript only, hides its fallbacks. `ready` once the entry runs; gone when it does not come. */
export const HTML_HAS_SCRIPT = 'data-js'
/** Attribute of `<body>`: the layout of the page shown, `doc` or `landing`. */
export const BODY_LAYOUT = 'data-layout'

/** `data-behaviour="…"` marks what a behaviour enhances. */
export const BEHAVIOUR = 'data-behaviour'
/** A type and no object: the names stand in the entry only where they are used. */
export type BehaviourName =
  | 'theme-toggle'
  | 'announcement'
  | 'announcement-close'
  | 'menu-open'
  | 'menu-dialog'
  | 'menu-close'
  | 'menu-parts'
  | 'menu-pages'
  | 'sidebar'
  | 'table-of-contents'
  | 'copy-code'
  | 'wrap-code'
  | 'tabs'
  | 'checklist'
  | 'workbench'
  | 'copy-page'
  | 'console'
  | 'samples'
  | 'back-to-top'
  | 'search-form'
  | 'progress'
  | 'announcer'
  | 'privacy-choices'

/** For markup, whose attributes take any text: a name that no behaviour looks for does not compile. */
export const behaviourName = (name: BehaviourName): BehaviourName => name

/** Selector of the elements that a behaviour enhances. */
export const behaviourSelector = (name: BehaviourName): string => `[${BEHAVIOUR}="${name}"]`

/** `<template>` that holds the error box, cloned where a page could not be shown. */
export const ERROR_BOX_ID = 'error-box'
/** Attribute of a navbar that leaves the screen while the reader scrolls down. */
export const HIDE_ON_SCROLL = 'data-hide-on-scroll'
/** `data-island="…"` marks a container that React hydrates on intent. */
export const ISLAND = 'data-island'

/** JSON scripts in the document: `<script type="application/json" id="…">`. */
export const PAGE_DATA_ID = 'page-data'

/** Shape of the `page-data` script. */
export interface PageData {
  release: string
  origin: string
  path: string
  sidebar?: string
  sidebarSection?: string
  /** URL of the client's route table, `/assets/routes.<hash>.json`; absent in a sharded release. */
  routes?: string
  /** Names of the parts of the styles in the document, divided by spaces, and the URL of all of them. */
  styles: { shown: string; all: string }
  /** URL of the script of the worker that judges a reader's code. */
  workbench?: string | undefined
  /**
   * URLs of the search worker's script, of the titles that it loads first, of the head of all data, and what the number of a
   * part follows; absent without search.
   */
  search?: { worker: string; titles: string; head: string; parts: string }
  /** Modules loaded on intent, in the form of assets/module-reference.ts. */
  chunks?: string[]
  /** Slots for third parties and the module that fills them; absent where none is configured. */
  thirdParty?: { module: AssetReference; config: ThirdPartyConfig }
}

/** Ids that the frame around an article uses: no heading may take one. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  MAIN_ID,
  SIDEBAR_SLOT_ID,
  MENU_ID,
  MENU_SIDEBAR_ID,
  TOC_TITLE_ID,
  ERROR_BOX_ID,
  PAGE_DATA_ID,
])

/** Event of the search form: its shortcut was pressed. Nobody prevents it while React is not here. */
export const SEARCH_ASKED = 'docs:search-asked'
/** Attribute of the search form: how it was asked for before React was here, `key` or `click`. */
export const SEARCH_ASKED_EARLY = 'data-asked'

/** What the inline script notes on the window: the newest press and the newest key, taken up by the entry. */
export interface EarlyReach {
  early?: { pointerdown?: PointerEvent; keydown?: KeyboardEvent }
}

/** Event of the document: a search result was chosen; its page is about to be shown. */
export const SEARCH_CHOSEN = 'docs:search-chosen'
export interface SearchChoice {
  /** Path, with `#id` for a section. */
  url: string
  /** Words to mark there, in lower case. */
  words: string[]
}

/** Event of the document: words are looked for in all text of the page. Who holds text that comes late adds its promise to the detail. */
export const TEXT_WANTED = 'docs:text-wanted'

/** Event of the document: code that came late stands in the page. */
export const CODE_SHOWN = 'docs:code-shown'

/** Event of the document: something else than the router put new HTML into main, so page behaviours start again. */
export const MAIN_REPLACED = 'docs:main-replaced'
