// The commands of the search dialog, after a ">": settings, the page's Markdown, consoles, places on the page. A module
// without imports, loaded with the first ">".

import { keepTab } from '../../browser/tab-choice.ts'
import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { behaviourSelector, MAIN_ID } from '../../model/dom-hooks.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'

export interface Command {
  label: string
  /** Where it leads; absent for an action on the page. */
  url?: string
  run?: () => void
}

interface CommandGroup {
  label: string
  commands: Command[]
}

const MOST_PLACES = 8

/** Commands of the current page whose labels contain every word of the text. */
export function listCommands(text: string): CommandGroup[] {
  const words = text.toLowerCase().split(/\s+/)
  const fits = ({ label }: Command): boolean => words.every((word) => label.toLowerCase().includes(word))
  return [
    {
      label: 'Commands',
      commands: [...themeCommands(), ...copyCommands(), ...languageCommands()].filter(fits),
    },
    { label: 'Consoles on this page', commands: consoleCommands().filter(fits) },
    { label: 'On this page', commands: placeCommands().filter(fits).slice(0, MOST_PLACES) },
  ]
}

function themeCommands(): Command[] {
  const toggle = document.querySelector<HTMLElement>(behaviourSelector('theme-toggle'))
  const other = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  return toggle ? [{ label: `Theme: ${other}`, run: () => toggle.click() }] : []
}

function copyCommands(): Command[] {
  const button = document.querySelector<HTMLElement>(behaviourSelector('copy-page'))
  return button ? [{ label: 'Copy page as Markdown', run: () => button.click() }] : []
}

/** The languages available on this page, from its tabs or the select above an operation's samples. */
function languageCommands(): Command[] {
  const tabs = document.querySelectorAll<HTMLElement>(
    `.tabs[data-group="${LANGUAGE_GROUP}"] > .tabs__list > .tabs__tab`,
  )
  const options = document.querySelectorAll<HTMLOptionElement>(
    `${behaviourSelector('samples')} select[name="language"] option`,
  )
  const names = new Map<string, string>()
  for (const tab of tabs) if (tab.dataset.value) names.set(tab.dataset.value, textOf(tab))
  for (const option of options) names.set(option.value, textOf(option))
  return [...names].map(([value, name]) => ({
    label: `Language: ${name}`,
    run: () => keepTab(LANGUAGE_GROUP, value),
  }))
}

function consoleCommands(): Command[] {
  const mounts = [...document.querySelectorAll<HTMLElement>(behaviourSelector('console'))]
  return mounts.flatMap((mount) => {
    const operation = mount.parentElement?.id
    const name = mount.querySelector('button > span')?.textContent.replace(/^: /, '')
    return operation
      ? [{ label: `Open console: ${name}`, url: consoleUrl(location.pathname, operation) }]
      : []
  })
}

function placeCommands(): Command[] {
  const headings = document.querySelectorAll<HTMLElement>(
    `#${MAIN_ID} :is(h2, h3, h4)[id], #${MAIN_ID} [id] > :is(h2, h3, h4)`,
  )
  return [...headings].map((heading) => ({
    label: `Go to: ${textOf(heading)}`,
    url: `${location.pathname}#${heading.id || heading.parentElement!.id}`,
  }))
}

/** Consoles of the operations among the search results. */
export function foundConsoles(results: readonly ShownResult[]): Command[] {
  return results.flatMap(({ url, operation }) => {
    const [page, id] = url.split('#')
    if (!operation || id === undefined) return []
    return [{ label: `Open console: ${operation.method} ${operation.path}`, url: consoleUrl(page!, id) }]
  })
}

/** The URL that opens an operation's console, as site/api/console/console-link.ts parses it. */
const consoleUrl = (page: string, operation: string): string => `${page}?try=#${operation}`

const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim()
