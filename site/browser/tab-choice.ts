// The reader's choice in a group of tabs: kept in storage and in the URL, told to every block and every tab.

import { tabKey } from '../model/storage-keys.ts'
import { LANGUAGE_GROUP } from '../model/component-rules.ts'
import { onStoredChange, readStored, writeStored } from './stored-values.ts'

/** What the reader wants to see in a group: the URL's parameter wins over the kept choice. */
export function wantedTab(group: string): string | undefined {
  return new URLSearchParams(location.search).get(group) ?? readStored(tabKey(group))
}

/** Keeps a choice and puts it into the URL, without a new history entry. */
export function keepTab(group: string, value: string): void {
  writeStored(tabKey(group), value)
  noteForStyles(group, value)
  // While another page is on its way the address is that page's, and a change of it would end the way.
  if (globalThis.navigation?.transition) return
  const url = new URL(location.href)
  url.searchParams.set(group, value)
  history.replaceState(history.state, '', url)
}

/** Calls back when the reader chooses in another tab of the browser. */
export function onTabChosenElsewhere(
  group: string,
  chosen: (value: string) => void,
  signal: AbortSignal,
): void {
  onStoredChange(
    tabKey(group),
    (value) => {
      if (value === undefined) return
      noteForStyles(group, value)
      chosen(value)
    },
    signal,
  )
}

/** Calls back when the reader's language is another one, wherever it was chosen. */
export function onLanguageChosen(chosen: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(chosen)
  observer.observe(document.documentElement, { attributeFilter: ['data-tab-lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Styles show the chosen language's panel of the next page before this script has seen it. */
function noteForStyles(group: string, value: string): void {
  if (group === LANGUAGE_GROUP) document.documentElement.dataset.tabLang = value
}
