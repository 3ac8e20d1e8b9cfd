// Owns the keys of everything that the site keeps in a reader's browser (localStorage), and nothing else is kept.
// `theme` and the `docusaurus.` keys are what readers of the earlier site already have.

/** `light` or `dark`; any other value counts as absent. */
export const THEME_KEY = 'theme'
/** Id of the announcement last seen. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id'
/** `true` once that announcement was closed, else `false`. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss'
/** The choice in a group of tabs, for example the language of code samples. */
export const tabKey = (group: string): string => `docusaurus.tab.${group}`
/** Ticked items of a checklist: a JSON list of item keys. */
export const checklistKey = (id: string): string => `docs.checklist.${id}`

/** Misspelt id that old pages stored for `announcement-bar`. */
export const LEGACY_ANNOUNCEMENT_ID = 'annoucement-bar'
export const DEFAULT_ANNOUNCEMENT_ID = 'announcement-bar'
