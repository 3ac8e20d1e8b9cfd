// The live region: assistive technology reads out text that is put there.

import { behaviourSelector } from '../model/dom-hooks.ts'

export function announce(text: string): void {
  const region = document.querySelector(behaviourSelector('announcer'))
  if (!region) return
  // Repeating the same text is a change only if the region was empty in between.
  region.textContent = ''
  requestAnimationFrame(() => (region.textContent = text))
}
