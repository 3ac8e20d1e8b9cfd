// What search can answer directly: the tables of content/data, the configuration, and what the contract gives.

import { keyPlaceOf } from '#site/api/contract/key-place.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type {
  AnswerData,
  Fact,
  FactFamily,
  GeneralCause,
  NotOffered,
} from '#site/search/index/answer-data.ts'
import { askedFact, isFamily } from './asked-facts.ts'
import { askedInVain } from './asked-pages.ts'
import type { FactRow } from '../../../content/fact-table.ts'
import type { ContentPlace } from '../../../content/read-content.ts'
import { plainText } from '../../../content/plain-text.ts'
import { readFacts, type Facts } from '../../../content/read-facts.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../../graph/world.ts'

/** Tables that search shows and no page has to. */
export const SEARCH_TABLES = ['asked-facts', 'asked-pages', 'failure-causes', 'not-offered'] as const

interface AnswerInput {
  content: ContentPlace
  /** Tables of facts by name, as files of the content folder. */
  tables: Record<string, string>
  /** Of all pages. */
  paths: ReadonlySet<string>
  config: SiteConfig
  /** Values of `%name%`. */
  variables: Record<string, string>
  ofContract: Pick<AnswerData, 'operations' | 'signatures' | 'server'>
  /** The limits of a field of the contract, named as `Schema.field`. */
  limitsOf: (field: string) => Fact['values'] | undefined
}

export interface AnswerParts {
  answers: AnswerData
  diagnostics: Diagnostic[]
}

/** Every part is empty where the content has no table for it. */
export function answerParts(
  reads: FileReads,
  { content, tables: files, paths, config, variables, ofContract, limitsOf }: AnswerInput,
): AnswerParts {
  const diagnostics: Diagnostic[] = []
  const tables = new Map<string, Facts | undefined>()
  const tableOf = (name: string): Facts | undefined => {
    const file = files[name]
    if (!tables.has(name) && file !== undefined) {
      const read = readFacts(reads, content, file)
      diagnostics.push(...read.diagnostics)
      tables.set(name, read.facts)
    }
    return tables.get(name)
  }
  const text = (row: FactRow, column: string): string =>
    plainText((row.get(column)?.values ?? []).join(', '), variables)
  const asked = (row: FactRow): string[] => row.get('asked')?.values ?? []

  const lines = tableOf('asked-facts')
  const told = (lines?.rows ?? []).map((line) => {
    const fact = askedFact(line, { tableOf, limitsOf, variables })
    if (!fact)
      diagnostics.push({
        code: 'facts-invalid',
        severity: 'error',
        place: lines!.place(line.get('row')?.node),
        what: `\`${text(line, 'table')}\` has no row \`${line.get('row')?.values[0] ?? ''}\``,
        fix: 'name the row by its first column, a field of the contract as `Schema.field`, or write `each`',
      })
    return fact
  })

  diagnostics.push(...askedInVain(tableOf('asked-pages'), paths))
  const notOffered = (tableOf('not-offered')?.rows ?? []).map((row): NotOffered => ({
    name: text(row, 'name'),
    asked: asked(row),
    instead: text(row, 'instead'),
    url: text(row, 'link'),
  }))

  const causes = (tableOf('failure-causes')?.rows ?? []).flatMap((row): GeneralCause[] => {
    const [status, kind, field] = ['status', 'kind', 'field'].map((name) => text(row, name))
    const phrases = (row.get('says')?.values ?? []).map((phrase) =>
      phrase.replaceAll('%prefix%', config.brand.headerPrefix.toLowerCase()),
    )
    return (phrases.length > 0 ? phrases : [undefined]).map((says) => ({
      ...(status && { status: Number(status) }),
      ...(says !== undefined && { says }),
      ...(kind && { kind: kind as NonNullable<GeneralCause['kind']> }),
      ...(field && { field }),
      cause: text(row, 'cause'),
      fix: text(row, 'fix'),
      url: text(row, 'link'),
    }))
  })

  return {
    answers: {
      headerPrefix: config.brand.headerPrefix,
      keyHeader: keyPlaceOf(config.brand).header,
      facts: told.filter((fact) => fact && !isFamily(fact)) as Fact[],
      factFamilies: told.filter((fact) => fact && isFamily(fact)) as FactFamily[],
      notOffered,
      causes,
      ...ofContract,
      reference: config.reference ?? '/',
      formerNames: Object.entries(config.formerNames ?? {}),
    },
    diagnostics,
  }
}
