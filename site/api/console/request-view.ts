// The request as code, in the reader's language and in every other: the choice is the one of all tabs on the site.

import { keepingPlace } from '../../browser/keeping-place.ts'
import { showCopied } from '../../browser/copied-feedback.ts'
import { keepTab, wantedTab } from '../../browser/tab-choice.ts'
import type { ApiRequest } from '../contract/contract.ts'
import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { generateSample } from '../samples/generate-sample.ts'
import type { SampleFacts } from '../samples/request/sample-facts.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../samples/request/sample-languages.ts'
import { element } from './element.ts'
import { highlighted } from './highlight-code.ts'

export interface RequestView {
  element: HTMLElement
  show(request: ApiRequest): void
}

/** `id` names the panel that the tabs control. */
export function createRequestView(id: string, facts: SampleFacts, signal: AbortSignal): RequestView {
  let language: SampleLanguage = 'curl'
  let shown: ApiRequest | undefined
  const code = element('code')
  const pre = element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Code of the request' }, code)
  const copy = element('button', {
    type: 'button',
    class: 'code-block__button',
    'data-behaviour': 'copy-code',
    'aria-label': 'Copy code to clipboard',
    title: 'Copy',
  })
  const tabs = SAMPLE_LANGUAGES.map(({ key, label }) =>
    element(
      'button',
      { type: 'button', class: 'tabs__tab', role: 'tab', 'data-value': key, 'aria-controls': id },
      label,
    ),
  )
  const list = element('div', { class: 'tabs__list', role: 'tablist', 'aria-label': 'Language' }, ...tabs)

  function draw(): void {
    for (const tab of tabs) {
      const selected = tab.dataset.value === language
      tab.ariaSelected = String(selected)
      tab.tabIndex = selected ? 0 : -1
    }
    if (shown) code.replaceChildren(...highlighted(generateSample(language, shown, facts), language))
  }

  /** Another tab, this document's or another one's, may have been chosen in the meantime. */
  function follow(): void {
    const wanted = SAMPLE_LANGUAGES.find(({ key }) => key === wantedTab(LANGUAGE_GROUP))
    language = wanted?.key ?? language
    draw()
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => chooseEverywhere(tab, follow))
    tab.addEventListener('keydown', (event) => {
      const next = tabs.at(neighbour(event.key, index, tabs.length) ?? index)
      if (!next || next === tab) return
      event.preventDefault()
      chooseEverywhere(next, follow)
      next.focus({ preventScroll: true })
    })
  }
  copy.addEventListener(
    'click',
    () => void showCopied(copy, navigator.clipboard.writeText(code.textContent ?? '')),
  )
  const observer = new MutationObserver(follow)
  observer.observe(document.documentElement, { attributeFilter: ['data-tab-lang'] })
  signal.addEventListener('abort', () => observer.disconnect())
  follow()
  return {
    element: element(
      'div',
      { class: 'console__request' },
      list,
      element(
        'div',
        { class: 'code-block', id, role: 'tabpanel', 'aria-label': 'Request' },
        // Without it the button lies over the first line, the one with the address.
        element(
          'div',
          { class: 'code-block__header' },
          element('span', { class: 'code-block__title' }, 'Request'),
        ),
        pre,
        element('div', { class: 'code-block__buttons' }, copy),
      ),
    ),
    show(request) {
      shown = request
      draw()
    },
  }
}

/** One choice for the whole page: its own tabs are asked, which keep it and tell each other. */
function chooseEverywhere(tab: HTMLElement, follow: () => void): void {
  const value = tab.dataset.value ?? ''
  const selector = `.tabs[data-group="${LANGUAGE_GROUP}"] > .tabs__list > .tabs__tab[data-value="${value}"]`
  const other = document.querySelector<HTMLElement>(selector)
  keepingPlace(tab, () => {
    if (other) other.click()
    else keepTab(LANGUAGE_GROUP, value)
    follow()
  })
}

function neighbour(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
