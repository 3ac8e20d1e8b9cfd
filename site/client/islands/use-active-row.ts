// Which row of the search dialog is selected: the one that the reader moved to, or the first result.

import { useState } from 'react'
import { rowGroups, type RowGroup, type SearchRow } from './search-rows.ts'
import { useCommands } from './use-commands.ts'
import type { LiveSearch } from './use-live-search.ts'

export interface ActiveRow {
  groups: RowGroup[]
  rows: SearchRow[]
  /** Index in `rows`; -1 for the field itself. */
  active: number
  /** The reader has moved since the query. */
  isMoved: boolean
  /** A command was asked for, and none has this name. */
  hasNoCommand: boolean
  move(step: 1 | -1): void
  forget(): void
}

export function useActiveRow(search: LiveSearch): ActiveRow {
  const [moved, setMoved] = useState<MovedTo>()
  const commands = useCommands(search.command !== undefined)
  const groups = search.open ? rowGroups(search, commands) : []
  const rows = groups.flatMap((group) => group.rows)
  const count = rows.length
  const isAnswered = search.query !== '' || search.pasted !== undefined || search.command !== undefined
  const active = moved ? placeAmong(rows, moved) : isAnswered && count > 0 ? 0 : -1
  return {
    groups,
    rows,
    active,
    isMoved: moved !== undefined,
    hasNoCommand: search.command !== undefined && commands !== undefined && count === 0,
    move(step) {
      const index = stepped(active, step, count)
      if (count > 0) setMoved({ index, url: rows[index]?.url })
    },
    forget: () => setMoved(undefined),
  }
}

interface MovedTo {
  index: number
  /** Absent for the field itself. */
  url: string | undefined
}

/** Rows that come in between or fall away do not move the reader to another one. */
function placeAmong(rows: readonly SearchRow[], { index, url }: MovedTo): number {
  if (url === undefined || rows[index]?.url === url) return index
  const place = rows.findIndex((row) => row.url === url)
  return place === -1 ? Math.min(index, rows.length - 1) : place
}

/** The next option, cyclically, with one stop at "none", the field itself. */
function stepped(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1
  return ((active + 1 + step + stops) % stops) - 1
}
