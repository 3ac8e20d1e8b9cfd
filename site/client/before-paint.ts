// The one inline script, constant and allowed by its hash in the CSP. Runs before first paint: theme, dismissed
// announcement, chosen language tab, whether the page starts at its top, early presses and keys, and the fallback when
// the entry script does not load.

import type { EarlyReach } from '../model/dom-hooks.ts'
import { LANGUAGE_GROUP } from '../model/component-rules.ts'
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  DEFAULT_ANNOUNCEMENT_ID,
  LEGACY_ANNOUNCEMENT_ID,
  TAB_KEY_PREFIX,
  THEME_KEY,
} from '../model/storage-keys.ts'

const { dataset } = document.documentElement
const query = new URLSearchParams(location.search)
const stored = (key: string): string | null | undefined => {
  try {
    return localStorage.getItem(key)
  } catch {
    // The entry script warns about it, once.
    return undefined
  }
}

dataset.js = ''
// When the page starts at its top, the article's first blocks are painted sooner if the layout of the rest is deferred.
if (!location.hash && !performance.navigation.type) dataset.fromTop = ''
/**
 * If the script does not load, elements that wait for it fall back to their form without JavaScript: all tabs, the
 * sidebar below the article.
 */
const doWithout = (): void => {
  if (!dataset.ready) delete dataset.js
}
// Counted from the end of the document, before which the script does not run: on a slow line nothing may move until then.
document.onreadystatechange = () => setTimeout(doWithout, 5000)

/**
 * Records the last press and key before the entry script loads, which replays them, and whether an input method is
 * composing. The browser's own Ctrl+K would leave the page, and what is typed after a shortcut belongs in the box.
 */
const note = (event: Event): void => {
  ;((window as EarlyReach).early ??= {})[event.type as 'keydown'] = event as KeyboardEvent
  const { key, ctrlKey, metaKey, target } = event as KeyboardEvent
  if (dataset.ready || key !== (ctrlKey === metaKey ? '/' : 'k') || (key === '/' && 'form' in target!)) return
  event.preventDefault()
  document.querySelector<HTMLElement>('.navbar input')?.focus()
}
for (const type of ['pointerdown', 'keydown', 'compositionstart', 'compositionend']) {
  addEventListener(type, note, true)
}

const theme = [query.get('docusaurus-theme'), stored(THEME_KEY)].find(
  (value) => value === 'light' || value === 'dark',
)
if (theme) dataset.theme = theme

const language = query.get(LANGUAGE_GROUP) ?? stored(TAB_KEY_PREFIX + LANGUAGE_GROUP)
if (language) dataset.tabLang = language

let seen = stored(ANNOUNCEMENT_ID_KEY)
if (seen === LEGACY_ANNOUNCEMENT_ID) seen = DEFAULT_ANNOUNCEMENT_ID
if (seen === dataset.announcement && stored(ANNOUNCEMENT_DISMISS_KEY) === 'true') {
  dataset.announcement = 'dismissed'
}

const showLoadFailure = (): void => {
  const notice = document.createElement('div')
  const reload = document.createElement('button')
  notice.className = 'load-failure'
  notice.role = 'alert'
  reload.className = 'button'
  reload.append('Reload')
  reload.onclick = () => location.reload()
  notice.append('This site did not load properly: its scripts are missing. Base URL: / ', reload)
  document.body.prepend(notice)
}

addEventListener(
  'error',
  ({ target }) => {
    if ((target as Partial<HTMLScriptElement>).type !== 'module') return
    doWithout()
    if (document.body) showLoadFailure()
    else addEventListener('DOMContentLoaded', showLoadFailure)
  },
  true,
)
