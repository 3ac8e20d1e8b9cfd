// The contract between shell markup and browser behaviours: ids, attributes and events. Markup sets them, behaviours
// read them; styles may use them too.

import type { AssetReference } from './release.ts'
import type { ThirdPartyConfig } from './third-party.ts'

/** Attributes of `<html>`. `data-theme` and `data-announcement` are updated before paint. */
export const HTML_THEME = 'data-theme'
export const HTML_RELEASE = 'data-release'
export const HTML_SHELL = 'data-shell'
export const HTML_ANNOUNCEMENT = 'data-announcement'

/** `<main id="main">`: its inner HTML is the page record's HTML. */
export const MAIN_ID = 'main'

/** Contains the sidebar's `<nav>`; empty on pages without one. Up to 996 px, the script moves the nav into the menu. */
export const SIDEBAR_SLOT_ID = 'sidebar'
/** The mobile menu, a `<dialog popover>`, and the element in it that receives the sidebar's `<nav>`. */
export const MENU_ID = 'menu'
export const MENU_SIDEBAR_ID = 'menu-sidebar'
/** The heading of the contents list, which labels its landmark. */
export const TOC_TITLE_ID = 'toc-title'
/**
 * Attribute of `<html>` once the entry script runs. Not a value of `data-js`, to which styles refer: a new one makes the
 * browser compute the style of every element again.
 */
export const HTML_READY = 'data-ready'
/** Attribute of `<body>`: the current page's layout, `doc` or `landing`. */
export const BODY_LAYOUT = 'data-layout'

/** `data-behaviour="…"` marks the elements that a behaviour enhances. */
export const BEHAVIOUR = 'data-behaviour'
/** A type rather than an object, so that the entry contains only the names it uses. */
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
  | 'code-tool'
  | 'copy-page'
  | 'console'
  | 'samples'
  | 'back-to-top'
  | 'search-form'
  | 'progress'
  | 'announcer'
  | 'privacy-choices'
  | 'privacy-notice'
  | 'question-widget'

/** Typed for markup: an unknown behaviour name does not compile. */
export const behaviourName = (name: BehaviourName): BehaviourName => name

/** Selects the elements that a behaviour enhances. */
export const behaviourSelector = (name: BehaviourName): string => `[${BEHAVIOUR}="${name}"]`

/** `<template>` with the error box, cloned when a page cannot be shown. */
export const ERROR_BOX_ID = 'error-box'
/** `<template>` with the frame and the dialog of pictures that can be enlarged. */
export const ZOOM_ID = 'zoom-parts'
/** Attribute of a navbar that hides while the reader scrolls down. */
export const HIDE_ON_SCROLL = 'data-hide-on-scroll'
/** `data-island="…"` marks a container that React hydrates on intent. */
export const ISLAND = 'data-island'

/** JSON scripts in the document: `<script type="application/json" id="…">`. */
export const PAGE_DATA_ID = 'page-data'

/** Content of the `page-data` script. */
export interface PageData {
  release: string
  origin: string
  path: string
  sidebar?: string
  sidebarSection?: string
  /** URL of the client's route table, `/assets/routes.<hash>.json`; absent in a sharded release. */
  routes?: string
  /** Names of the style parts in the document, separated by spaces, and the URL of all parts. */
  styles: { shown: string; all: string }
  /** URLs of the script of the worker that checks a reader's code, and of the data of the same release. */
  codeWorker?: { script: string; data: string } | undefined
  /**
   * URLs of the search worker's script, of the titles it loads first, and of the head of the full index, plus the URL
   * prefix of its parts; absent without search.
   */
  search?: { worker: string; titles: string; head: string; parts: string }
  /** Lazily loaded modules, in the format of assets/module-reference.ts. */
  chunks?: string[]
  /** The configured third-party services and the module that loads them; absent if there are none. */
  thirdParty?: { module: AssetReference; config: ThirdPartyConfig }
}

/** Ids used by the frame: no heading may have one of them. */
export const SHELL_IDS: ReadonlySet<string> = new Set([
  MAIN_ID,
  SIDEBAR_SLOT_ID,
  MENU_ID,
  MENU_SIDEBAR_ID,
  TOC_TITLE_ID,
  ERROR_BOX_ID,
  ZOOM_ID,
  PAGE_DATA_ID,
])

/** Event of the search form: its shortcut was pressed. Cancelled only once React handles it. */
export const SEARCH_ASKED = 'docs:search-asked'
/** Attribute of the search form: how it was activated before hydration, `key` or `click`. */
export const SEARCH_ASKED_EARLY = 'data-asked'

/**
 * Recorded on `window` by the inline script: the latest press and key, which the entry script replays, and the latest
 * start and end of a composition with an input method.
 */
export interface EarlyReach {
  early?: {
    pointerdown?: PointerEvent
    keydown?: KeyboardEvent
    compositionstart?: CompositionEvent
    compositionend?: CompositionEvent
  }
}

/** Document event: a search result was chosen and its page is about to be shown. */
export const SEARCH_CHOSEN = 'docs:search-chosen'
export interface SearchChoice {
  /** Path, with `#id` for a section. */
  url: string
  /** Words to highlight there, in lower case. */
  words: string[]
}

/**
 * Document event: the page's full text is about to be searched. Behaviours that load text late add their promise to the
 * detail.
 */
export const TEXT_WANTED = 'docs:text-wanted'

/** A collapsed part of the page whose content is not loaded yet. */
export const FOLD = 'details[data-part]'

/** Document event: code that was loaded late is now in the page. */
export const CODE_SHOWN = 'docs:code-shown'

/** Document event: something other than the router replaced the content of main, so page behaviours restart. */
export const MAIN_REPLACED = 'docs:main-replaced'
