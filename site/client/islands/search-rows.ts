// The rows of the search list: results, or suggestions while nothing is typed.

import { SEARCH_PATH } from '../../model/urls.ts'
import type { Command } from './list-commands.ts'
import type { ShownAnswer } from '../../search/present/shown-answer.ts'
import type { ShownResult } from '../../search/present/shown-result.ts'
import { recentSearches } from './recent-searches.ts'
import type { LiveSearch } from './use-live-search.ts'

export type SearchRow =
  | { kind: 'page'; url: string; result: ShownResult }
  /** A fact, an explained error, or the note that something is not supported. */
  | { kind: 'answer'; url: string; answer: ShownAnswer }
  /** Leads somewhere, or acts on the page. */
  | { kind: 'command'; url: string; command: Command }
  /** A recent query, which runs again when chosen. */
  | { kind: 'query'; url: string; query: string }

export type CommandsModule = typeof import('./list-commands.ts')

export interface RowGroup {
  label: string
  rows: SearchRow[]
}

/** This group's label is visually hidden, since results need none. */
export const RESULTS_LABEL = 'Search results'

/** Empty groups are omitted. */
export function rowGroups(
  { query, command, results, suggested, pasted }: LiveSearch,
  commands: CommandsModule | undefined,
): RowGroup[] {
  if (command !== undefined) return commandGroups(command, results?.total ? results.results : [], commands)
  if (pasted)
    return pasted.answer
      ? [{ label: 'Answer', rows: [toAnswerRow(pasted.answer)] }]
      : closestRows(pasted.closest)
  const groups: RowGroup[] =
    query === ''
      ? [
          { label: 'Recent searches', rows: recentSearches().map(toQueryRow) },
          { label: 'Suggested pages', rows: suggested.map(toPageRow) },
        ]
      : [
          { label: 'Answer', rows: results?.answer ? [toAnswerRow(results.answer)] : [] },
          { label: 'Did you mean', rows: results?.meant === undefined ? [] : [toQueryRow(results.meant)] },
          {
            label: results?.total === 0 || results?.fits === false ? 'Closest pages' : RESULTS_LABEL,
            rows: (results?.results ?? []).map(toPageRow),
          },
          { label: 'Suggested pages', rows: hasNothing(results) ? suggested.map(toPageRow) : [] },
        ]
  return groups.filter(({ rows }) => rows.length > 0)
}

const closestRows = (closest: readonly ShownResult[]): RowGroup[] =>
  closest.length > 0 ? [{ label: 'Closest pages', rows: closest.map(toPageRow) }] : []

/** True when a query found nothing anywhere, and no page is close to it. */
function hasNothing(found: LiveSearch['results']): boolean {
  return found?.everywhere === 0 && found.results.length === 0 && !found.answer && !found.refused
}

/** Commands for this page, then consoles and places on others. */
function commandGroups(
  text: string,
  results: readonly ShownResult[],
  commands: CommandsModule | undefined,
): RowGroup[] {
  if (!commands) return []
  const here = commands.listCommands(text)
  const known = new Set(here.flatMap((group) => group.commands.map(({ url }) => url)))
  const consoles = commands.foundConsoles(results).filter(({ url }) => !known.has(url))
  return [...here, { label: 'Consoles', commands: consoles }]
    .map(({ label, commands }): RowGroup => ({ label, rows: commands.map(toCommandRow) }))
    .concat({ label: 'Pages', rows: results.map(toPageRow) })
    .filter(({ rows }) => rows.length > 0)
}

const toCommandRow = (command: Command): SearchRow => ({
  kind: 'command',
  url: command.url ?? `>${command.label}`,
  command,
})

const toAnswerRow = (answer: ShownAnswer): SearchRow => ({ kind: 'answer', url: answer.url, answer })

const toPageRow = (result: ShownResult): SearchRow => ({ kind: 'page', url: result.url, result })

function toQueryRow(query: string): SearchRow {
  return { kind: 'query', url: `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`, query }
}
