// Ticked checklist items, stored in the browser and synchronised between tabs.

import { behaviourSelector } from '../model/dom-hooks.ts'
import { checklistKey } from '../model/storage-keys.ts'
import { onStoredChange, readStored, writeStored } from './stored-values.ts'

/** Runs per page; stops when `signal` aborts. */
export function keepTicks(signal: AbortSignal): void {
  for (const list of document.querySelectorAll<HTMLElement>(behaviourSelector('checklist'))) {
    const id = list.dataset.checklist
    if (!id) continue
    const key = checklistKey(id)
    tick(list, readStored(key))
    onStoredChange(key, (value) => tick(list, value), signal)
    list.addEventListener('change', () => writeStored(key, JSON.stringify(tickedItems(list))), { signal })
  }
}

function boxesOf(list: Element): HTMLInputElement[] {
  return [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"][data-item]')]
}

function tickedItems(list: Element): (string | undefined)[] {
  return boxesOf(list).flatMap((box) => (box.checked ? [box.dataset.item] : []))
}

function tick(list: Element, stored: string | undefined): void {
  const ticked = parseItems(stored)
  for (const box of boxesOf(list)) box.checked = ticked.includes(box.dataset.item)
}

function parseItems(stored: string | undefined): unknown[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(items) ? items : []
  } catch {
    // An invalid stored value counts as nothing ticked.
    return []
  }
}
