// The selects and tabs beside an operation: example, language and status. They hold the state; a pane is updated when
// it comes near the viewport.

import { announce } from '../../../browser/announce.ts'
import { keepingPlace } from '../../../browser/keeping-place.ts'
import { loadParts } from './late-parts.ts'
import { keepTab, onLanguageChosen, wantedTab } from '../../../browser/tab-choice.ts'
import { neighbourTab } from '../../../browser/keys/tab-keys.ts'
import { LANGUAGE_GROUP } from '../../../model/component-rules.ts'
import { behaviourSelector, CODE_SHOWN } from '../../../model/dom-hooks.ts'
import type { LateSamples } from '../../contract/late-samples.ts'
import type { Trust } from '../../../browser/trusted-types.ts'

/** How far below the viewport a pane is prepared. */
const NEAR = '100%'
const CONTROLS = 'aria-controls'

/** Runs per page; stops when `signal` aborts. */
export function startSamples(trust: Trust, signal: AbortSignal): void {
  const panes = [...document.querySelectorAll<HTMLElement>(behaviourSelector('samples'))]
  if (panes.length === 0) return
  const near = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target)
        else near.delete(target)
        if (isIntersecting) void show(target as HTMLElement, trust)
      }
    },
    { rootMargin: `${NEAR} 0px` },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  const follow = (): void => {
    for (const pane of panes) {
      const select = choice(pane, 'language')!
      const wanted = wantedTab(LANGUAGE_GROUP) ?? ''
      if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted
      if (near.has(pane)) void show(pane, trust)
    }
  }
  // Record what the server sent before applying the reader's own language.
  for (const pane of panes) pane.dataset.shown ??= keyOf(sent(pane))
  follow()
  onLanguageChosen(follow, signal)
  for (const pane of panes) {
    observer.observe(pane)
    listen(pane, trust, signal)
  }
}

function listen(pane: HTMLElement, trust: Trust, signal: AbortSignal): void {
  choice(pane, 'language')?.addEventListener(
    'change',
    ({ target }) => keepTab(LANGUAGE_GROUP, (target as HTMLSelectElement).value),
    { signal },
  )
  choice(pane, 'example')?.addEventListener('change', () => void show(pane, trust), { signal })
  const tabs = statusTabs(pane)
  const panel = shownStatus(pane)?.getAttribute(CONTROLS)
  const name = ({ title }: HTMLElement): void => {
    if (panel) document.getElementById(panel)!.ariaLabel = title
  }
  const select = (tab: HTMLElement): void => {
    for (const one of tabs) {
      one.ariaSelected = String(one === tab)
      one.tabIndex = one === tab ? 0 : -1
      one.removeAttribute(CONTROLS)
    }
    if (panel) tab.setAttribute(CONTROLS, panel)
    name(tab)
    void show(pane, trust)
  }
  tabs.filter(({ ariaSelected }) => ariaSelected === 'true').forEach(name)
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab), { signal })
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = tabs[neighbourTab(event.key, index, tabs.length) ?? index]!
        if (next === tab) return
        event.preventDefault()
        select(next)
        next.focus({ preventScroll: true })
      },
      { signal },
    )
  }
}

/** Shows the chosen request and response in the pane. The server sends each operation's first ones, in cURL. */
async function show(pane: HTMLElement, trust: Trust): Promise<void> {
  const wanted = chosen(pane)
  const key = keyOf(wanted)
  if (pane.dataset.shown === key) return
  try {
    const samples = await loadParts<LateSamples>(pane, trust)
    // The reader may have chosen again in the meantime; that choice has its own call.
    if (key !== keyOf(chosen(pane))) return
    const [request, response] = [...pane.querySelectorAll<HTMLElement>('.sample')]
    const example = wanted.example ?? Object.keys(samples)[0]!.split('/')[0]!
    keepingPlace(pane.querySelector(':focus') ?? pane, () => {
      const html = (name: string): string | undefined =>
        samples[name] && trust.trustedHtml(samples[name], samples)
      const language = choice(pane, 'language')!.selectedOptions[0]!.text
      fill(request, html(`${example}/${wanted.language}`), [/^.*(?= code)/, language])
      const body = html(`${example}/${wanted.status}`) ?? html(`/${wanted.status}`)
      fill(response, body, [/:.*/, `: ${shownStatus(pane)?.title}`])
    })
    document.dispatchEvent(new Event(CODE_SHOWN))
  } catch (error) {
    console.warn('A sample did not load.', error)
    announce('The sample did not load. Choose it again.')
  }
  pane.dataset.shown = key
}

const keyOf = ({ example, language, status }: Choice): string => [example, language, status].join('/')

interface Choice {
  example: string | undefined
  language: string
  status: string
}

/** What the server sent: the first of each. */
function sent(pane: HTMLElement): Choice {
  const first = (name: 'example' | 'language') => choice(pane, name)?.options[0]!.value
  return { ...chosen(pane), example: first('example'), language: first('language')! }
}

function chosen(pane: HTMLElement): Choice {
  const example = choice(pane, 'example')
  const language = choice(pane, 'language')!.value
  const status = shownStatus(pane)?.textContent ?? ''
  return {
    example: example?.value,
    language,
    status,
  }
}

/** `name`: the part of the code's accessible name that changes, and what it becomes. */
function fill(sample: HTMLElement | undefined, html: string | undefined, name: [RegExp, string]): void {
  const code = sample?.querySelector('code')
  if (!code || html === undefined) return
  code.innerHTML = html
  const around = code.parentElement!
  around.scrollTo(0, 0)
  if (around.ariaLabel) around.ariaLabel = around.ariaLabel.replace(...name)
}

function choice(pane: HTMLElement, name: 'example' | 'language'): HTMLSelectElement | undefined {
  return pane.querySelector<HTMLSelectElement>(`select[name="${name}"]`) ?? undefined
}

const shownStatus = (pane: HTMLElement): HTMLElement | undefined =>
  statusTabs(pane).find((tab) => tab.ariaSelected === 'true')

function statusTabs(pane: HTMLElement): HTMLElement[] {
  return [...pane.querySelectorAll<HTMLElement>('.sample__tabs > button')]
}
