// The reader's choice in a group of tabs: kept in storage and in the URL, and synchronised across blocks and browser
// tabs.

import { tabStorageKey } from '../model/storage-keys.ts'
import { LANGUAGE_GROUP } from '../model/component-rules.ts'
import { onStoredChange, readStored, writeStored } from './stored-values.ts'

/** The reader's choice for a group; the URL parameter overrides the stored one. */
export function wantedTab(group: string): string | undefined {
  return new URLSearchParams(location.search).get(group) ?? readStored(tabStorageKey(group))
}

/** Stores a choice and puts it into the URL, replacing the history entry. */
export function keepTab(group: string, value: string): void {
  writeStored(tabStorageKey(group), value)
  noteForStyles(group, value)
  putIntoUrl(group, value)
}

/** Calls back when the reader chooses in another browser tab: a later choice than the one that this tab's URL may hold. */
export function onTabChosenElsewhere(
  group: string,
  chosen: (value: string) => void,
  signal: AbortSignal,
): void {
  onStoredChange(
    tabStorageKey(group),
    (value) => {
      if (value === undefined) return
      noteForStyles(group, value)
      if (new URLSearchParams(location.search).has(group)) putIntoUrl(group, value)
      chosen(value)
    },
    signal,
  )
}

/** Calls back when the reader's language changes, wherever it was chosen. */
export function onLanguageChosen(chosen: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(chosen)
  observer.observe(document.documentElement, { attributeFilter: ['data-tab-lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

function putIntoUrl(group: string, value: string): void {
  // While another page is loading, the URL is already that page's, and changing it would cancel the navigation.
  if (globalThis.navigation?.transition) return
  const url = new URL(location.href)
  url.searchParams.set(group, value)
  history.replaceState(history.state, '', url)
}

/** Lets styles show the right panel on the next page before this script runs. */
function noteForStyles(group: string, value: string): void {
  if (group === LANGUAGE_GROUP) document.documentElement.dataset.tabLang = value
}
