// The data of the tools at /mcp: operations, tables of facts and causes of errors, in plain words.

import { brandVariables } from '#site/model/brand-variables.ts'
import type { AgentData, AgentError, AgentOperation, AgentTable } from '#site/model/agent-data.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { FactTable } from '../../content/fact-table.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { readFacts } from '../../content/read-facts.ts'
import type { FileReads } from '../../graph/world.ts'
import { hashOf } from '../../project/blob-set.ts'

export interface AgentInput {
  place: ContentPlace
  /** Files of content/data/ by name. */
  tables: Record<string, string>
  contract: Contract
  operations: ReadContract['operations']
  config: SiteConfig
}

/** JSON text. */
export function agentData(
  reads: FileReads,
  { place, tables, contract, operations, config }: AgentInput,
): string {
  const variables = brandVariables(config)
  const facts = Object.entries(tables).flatMap(([name, file]): [string, AgentTable][] => {
    const table = readFacts(reads, place, file).facts
    return table ? [[name, tableOf(table, variables)]] : []
  })
  const data: AgentData = {
    server: contract.server,
    headerPrefix: config.brand.headerPrefix,
    operations: contract.operations.map((operation) =>
      operationOf(operation, hashOf(operations[operation.id]!.console.text)),
    ),
    facts: Object.fromEntries(facts),
    errors: contract.operations.flatMap(errorsOf),
  }
  return JSON.stringify(data)
}

function operationOf(operation: ApiOperation, data: string): AgentOperation {
  const { id, method, path, summary, tag, page, permissions, deprecated, sdk, parameters } = operation
  return {
    id,
    method,
    path,
    summary,
    tag,
    page,
    permissions,
    data,
    ...(deprecated && { deprecated }),
    ...(sdk && { sdk: `${sdk.group}.${sdk.method}` }),
    parameters: parameters.flatMap(({ name, in: place, rest }) =>
      place === 'path' ? [{ name, in: place, ...(rest && { rest }) }] : [],
    ),
  }
}

function errorsOf({ id, causes }: ApiOperation): AgentError[] {
  return causes.map(({ status, cause, fix }) => ({ status, operation: id, cause, fix }))
}

function tableOf({ columns, rows }: FactTable, variables: Record<string, string>): AgentTable {
  return {
    columns: Object.fromEntries(columns.map(({ name, label }) => [name, label])),
    rows: rows.map((row) =>
      Object.fromEntries(
        [...row].map(([name, { values }]) => [
          name,
          values.map((value) => inWords(value, variables)).join(', '),
        ]),
      ),
    ),
  }
}

/** The text of a cell without what only Markdown and MDX understand. */
function inWords(text: string, variables: Record<string, string>): string {
  return text
    .replaceAll(/<(?:Permission name|Badge kind)="([^"]*)" \/>/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/%([A-Za-z][A-Za-z0-9-]+)%/g, (whole, name: string) => variables[name] ?? whole)
}
