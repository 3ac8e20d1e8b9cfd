// The live region: text put there is read out by assistive technology.

import { behaviourSelector } from '../model/dom-hooks.ts'

export function announce(text: string): void {
  const region = document.querySelector(behaviourSelector('announcer'))
  if (!region) return
  // The same text twice is a change only if the region was empty in between.
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = text))
}
