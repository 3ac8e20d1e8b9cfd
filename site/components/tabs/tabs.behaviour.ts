// Tabs: roles, keyboard navigation, and one choice for every block of a group. Without JavaScript all panels are shown.

import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'
import { keepingPlace } from '../../browser/keeping-place.ts'
import { keepTab, onLanguageChosen, onTabChosenElsewhere, wantedTab } from '../../browser/tab-choice.ts'
import { neighbourTab } from '../../browser/keys/tab-keys.ts'

interface TabBlock {
  group: string | undefined
  tabs: HTMLElement[]
  panels: HTMLElement[]
}

/** Runs per page; stops when `signal` aborts. */
export function startTabs(signal: AbortSignal): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(behaviourSelector('tabs'))].map(readBlock)
  for (const block of blocks) {
    addRoles(block)
    select(block, block.group === undefined ? undefined : wantedTab(block.group))
    listen(block, blocks, signal)
  }
  for (const group of new Set(blocks.flatMap((block) => block.group ?? []))) {
    onTabChosenElsewhere(group, (value) => selectInGroup(blocks, group, value), signal)
  }
  // The language may also be chosen outside tabs: in an operation's samples or a console.
  onLanguageChosen(() => {
    const language = wantedTab(LANGUAGE_GROUP)
    if (language !== undefined) selectInGroup(blocks, LANGUAGE_GROUP, language)
  }, signal)
}

function readBlock(element: HTMLElement): TabBlock {
  return {
    group: element.dataset.group,
    tabs: [...element.querySelectorAll<HTMLElement>(':scope > .tabs__list > .tabs__tab')],
    panels: [...element.querySelectorAll<HTMLElement>(':scope > .tabs__panel')],
  }
}

function addRoles({ tabs, panels }: TabBlock): void {
  tabs[0]?.parentElement?.setAttribute('role', 'tablist')
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.role = 'tab'
    tab.setAttribute('aria-controls', panel.id)
    panel.role = 'tabpanel'
    panel.ariaLabel = tab.textContent
  }
}

/** Shows the tab with that value. If the block has none, it stays as it is, initially on its first tab. */
function select(block: TabBlock, value: string | undefined): void {
  const wanted = block.tabs.findIndex((tab) => tab.dataset.value === value)
  const current = block.tabs.findIndex((tab) => tab.ariaSelected === 'true')
  const selected = wanted >= 0 ? wanted : Math.max(0, current)
  for (const [index, tab] of block.tabs.entries()) {
    tab.ariaSelected = String(index === selected)
    tab.tabIndex = index === selected ? 0 : -1
    const panel = block.panels[index]
    // `until-found` keeps hidden panels reachable for find-in-page and fragments.
    if (index === selected) panel?.removeAttribute('hidden')
    else panel?.setAttribute('hidden', 'until-found')
  }
}

function selectInGroup(blocks: TabBlock[], group: string, value: string): void {
  for (const block of blocks) if (block.group === group) select(block, value)
}

function listen(block: TabBlock, blocks: TabBlock[], signal: AbortSignal): void {
  const choose = (tab: HTMLElement): void => {
    const value = tab.dataset.value
    if (value === undefined) return
    keepingPlace(tab, () => {
      if (block.group === undefined) select(block, value)
      else selectInGroup(blocks, block.group, value)
    })
    if (block.group !== undefined) keepTab(block.group, value)
  }
  for (const [index, tab] of block.tabs.entries()) {
    tab.addEventListener('click', () => choose(tab), { signal })
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = block.tabs[neighbourTab(event.key, index, block.tabs.length) ?? index]
        if (!next || next === tab) return
        event.preventDefault()
        choose(next)
        next.focus({ preventScroll: true })
      },
      { signal },
    )
    const reveal = (): void => select(block, tab.dataset.value)
    block.panels[index]?.addEventListener('beforematch', reveal, { signal })
  }
}
