// The reader's language, shared by all code tabs of the site: chosen here, on the page, or in another browser tab.

import { useSyncExternalStore } from 'react'
import { keepTab, onLanguageChosen, wantedTab } from '../../browser/tab-choice.ts'
import { keepingPlace } from '../../browser/keeping-place.ts'
import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../samples/request/sample-languages.ts'

export function useSharedLanguage(): SampleLanguage {
  return useSyncExternalStore(onChosen, chosenLanguage, () => 'curl')
}

function chosenLanguage(): SampleLanguage {
  return SAMPLE_LANGUAGES.find(({ key }) => key === wantedTab(LANGUAGE_GROUP))?.key ?? 'curl'
}

/** Returns a function that unsubscribes. */
function onChosen(chosen: () => void): () => void {
  const life = new AbortController()
  onLanguageChosen(chosen, life.signal)
  return () => life.abort()
}

/** Delegates to the page's own tabs, which store the choice and notify each other. */
export function chooseLanguage(control: HTMLElement, language: SampleLanguage): void {
  const selector = `.tabs[data-group="${LANGUAGE_GROUP}"] > .tabs__list > .tabs__tab[data-value="${language}"]`
  const other = document.querySelector<HTMLElement>(selector)
  keepingPlace(control, () => {
    if (other) other.click()
    else keepTab(LANGUAGE_GROUP, language)
  })
}
