// What search can answer directly: the tables of content/data, the configuration, and what the contract gives.

import { apiKeyAuthOf } from '#site/api/contract/api-key-auth.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { AnswerData, Fact, FactFamily, NotOffered } from '#site/search/index/answer-data.ts'
import { askedFact, isFamily } from './asked-facts.ts'
import { missingAskedPages } from './asked-pages.ts'
import { failureSigns } from './failure-signs.ts'
import { generalCauses, type RowTexts } from './general-causes.ts'
import { factTable } from './fact-table-of-contract.ts'
import type { FactRow, FactTable } from '../../../content/fact-table.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { plainText } from '../../../content/plain-text.ts'
import { readFacts, type Facts } from '../../../content/read-facts.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'
import type { ContractAnswers } from '../../platform-api.ts'

interface AnswerInput {
  content: ContentPlace
  /** Tables of facts by name, as files of the content folder. */
  tables: Record<string, string>
  /** Of all pages. */
  paths: ReadonlySet<string>
  config: SiteConfig
  /** Values of `%name%`. */
  variables: Record<string, string>
  ofContract: ContractAnswers
  /** The limits of a field of the contract, named as `Schema.field`. */
  limitsOf: (field: string) => Fact['values'] | undefined
}

export interface AnswerParts {
  answers: AnswerData
  diagnostics: Diagnostic[]
}

/** Every part is empty where the content has no table for it. */
export function answerParts(reads: FileReads, input: AnswerInput): AnswerParts {
  const { paths, config, variables } = input
  const { tables: contractTables, ...ofContract } = input.ofContract
  const diagnostics: Diagnostic[] = []
  const tableOf = tableReader(reads, input, diagnostics)
  const texts: RowTexts = {
    text: (row, column) => plainText((row.get(column)?.values ?? []).join(', '), variables),
    asked: (row) => row.get('asked')?.values ?? [],
  }
  const factTableOf = (name: string): FactTable | undefined =>
    contractTables[name] ? factTable(contractTables[name]) : tableOf(name)
  const told = toldFacts(input, { lines: tableOf('asked-facts'), tableOf: factTableOf }, texts, diagnostics)
  diagnostics.push(...missingAskedPages(tableOf('asked-pages'), paths))
  return {
    answers: {
      headerPrefix: config.brand.headerPrefix,
      keyHeader: apiKeyAuthOf(config.brand).header,
      facts: told.filter((fact) => fact && !isFamily(fact)) as Fact[],
      factFamilies: told.filter((fact) => fact && isFamily(fact)) as FactFamily[],
      notOffered: rowsOf(tableOf('not-offered')).map((row) => notOffered(row, texts)),
      signs: failureSigns(tableOf('failure-signs'), variables, diagnostics),
      causes: rowsOf(tableOf('failure-causes')).flatMap((row) =>
        generalCauses(row, { texts, variables, tableOf }),
      ),
      ...ofContract,
      reference: config.reference ?? '/',
      formerNames: Object.entries(config.formerNames ?? {}),
    },
    diagnostics,
  }
}

type TableOf = (name: string) => Facts | undefined

const rowsOf = (table: Facts | undefined): readonly FactRow[] => table?.rows ?? []

/** Reads each table once, and reports what is wrong with it. */
function tableReader(
  reads: FileReads,
  { content, tables: files }: AnswerInput,
  diagnostics: Diagnostic[],
): TableOf {
  const tables = new Map<string, Facts | undefined>()
  return (name) => {
    const file = files[name]
    if (!tables.has(name) && file !== undefined) {
      const read = readFacts(reads, content, file)
      diagnostics.push(...read.diagnostics)
      tables.set(name, read.facts)
    }
    return tables.get(name)
  }
}

function toldFacts(
  { limitsOf, variables }: AnswerInput,
  { lines, tableOf }: { lines: Facts | undefined; tableOf: (name: string) => FactTable | undefined },
  { text }: RowTexts,
  diagnostics: Diagnostic[],
): ReturnType<typeof askedFact>[] {
  return rowsOf(lines).map((line) => {
    const fact = askedFact(line, { tableOf, limitsOf, variables })
    if (!fact)
      diagnostics.push({
        code: 'search-table-invalid',
        severity: 'error',
        place: lines!.place(line.get('row')?.node),
        what: `\`${text(line, 'table')}\` has no row \`${line.get('row')?.values[0] ?? ''}\``,
        fix: 'name the row by its first column, a field of the contract as `Schema.field`, or write `each`',
      })
    return fact
  })
}

const notOffered = (row: FactRow, { text, asked }: RowTexts): NotOffered => ({
  name: text(row, 'name'),
  asked: asked(row),
  instead: text(row, 'instead'),
  url: text(row, 'link'),
})
