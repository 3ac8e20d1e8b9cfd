// Ids that occur once on a page.

import { SHELL_IDS } from '#site/model/dom-hooks.ts'

/** The wanted id, or the wanted id with the first free number. Takes it. */
export function freeId(taken: Set<string>, wanted: string): string {
  let id = wanted
  for (let number = 1; taken.has(id) || SHELL_IDS.has(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}
