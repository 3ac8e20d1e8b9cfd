// The keys of everything that the site stores in a reader's browser (localStorage only). `theme` and the `docusaurus.`
// keys are compatible with the previous site.

/** `light` or `dark`; any other value counts as absent. */
export const THEME_KEY = 'theme'
/** Id of the announcement last seen. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'
/** `true` if that announcement was closed, else `false`. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
export const TAB_KEY_PREFIX = 'docusaurus.tab.'
/** The choice in a group of tabs, for example the language of code samples. */
export const tabStorageKey = (group: string): string => TAB_KEY_PREFIX + group
/** Ticked items of a checklist: a JSON list of item keys. */
export const checklistKey = (id: string): string => `docs.checklist.${id}`

/** Consent to third-party scripts, `granted` or `denied`. Absent until the reader has chosen. */
export const CONSENT_KEY = 'docs.consent'
/** Name of the version that the reader chose on the previous site. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default'

/** True for the keys in this file; anything else was stored by third parties. */
export function isOwnKey(key: string): boolean {
  return key === THEME_KEY || key === PREFERRED_VERSION_KEY || /^(?:docs|docusaurus)\./.test(key)
}

/** Recent searches, newest first: a JSON list of queries. */
export const RECENT_SEARCHES_KEY = 'docs.search.recent'

/** Misspelt id that the previous site stored for `announcement-bar`. */
export const LEGACY_ANNOUNCEMENT_ID = 'annoucement-bar'
export const DEFAULT_ANNOUNCEMENT_ID = 'announcement-bar'
