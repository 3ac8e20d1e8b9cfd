// The data of the tools at /mcp: tables of facts in plain words, and what the contract gives.

import type { PublishedSkill } from '#site/model/agents/agent-skills.ts'
import type { AgentData, AgentTable, ApiTools } from '#site/model/agents/agent-data.ts'
import { CODE_TABLES, type SEARCH_TABLES } from './unshown-tables.ts'
import type { FactTable } from '../../content/fact-table.ts'
import { plainText } from '../../content/plain-text.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { readFacts } from '../../content/read-facts.ts'
import type { FileReads } from '../../graph/world.ts'

/** None of these says a fact: what readers ask for, how failures show in text, what code is checked against. */
const NO_FACTS: ReadonlySet<string> = new Set<(typeof SEARCH_TABLES | typeof CODE_TABLES)[number]>([
  'asked-facts',
  'asked-pages',
  'failure-signs',
  ...CODE_TABLES,
])

interface AgentInput {
  place: ContentPlace
  /** Files of content/data/ by name. */
  tables: Record<string, string>
  /** What the contract gives; null without one. */
  api: ApiTools | null
  skills: readonly PublishedSkill[]
  /** Values of `%name%`. */
  variables: Record<string, string>
}

/** JSON text. */
export function agentDataFile(
  reads: FileReads,
  { place, tables, api, skills, variables }: AgentInput,
): string {
  const facts = Object.entries(tables).flatMap(([name, file]): [string, AgentTable][] => {
    if (NO_FACTS.has(name)) return []
    const table = readFacts(reads, place, file).facts
    return table ? [[name, tableOf(table, variables)]] : []
  })
  const data: AgentData = {
    facts: Object.fromEntries(facts),
    ...(skills.length > 0 && { skills: [...skills] }),
    ...(api && { api }),
  }
  return JSON.stringify(data)
}

/** The column that says which operations a row is about. */
const OPERATIONS = 'operations'

function tableOf({ columns, rows }: FactTable, variables: Record<string, string>): AgentTable {
  const shown = columns.filter(({ name }) => name !== OPERATIONS)
  return {
    columns: Object.fromEntries(shown.map(({ name, label }) => [name, plainText(label, variables)])),
    rows: rows.map((row) =>
      Object.fromEntries(
        [...row]
          .filter(([name]) => name !== OPERATIONS)
          .map(([name, { values }]) => [name, values.map((value) => plainText(value, variables)).join(', ')]),
      ),
    ),
    ...(shown.length < columns.length && {
      operations: rows.map((row) => row.get(OPERATIONS)?.values ?? []),
    }),
  }
}
