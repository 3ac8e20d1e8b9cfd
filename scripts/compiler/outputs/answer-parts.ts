// What search answers from beside pages, gathered from the tables of content/data, the contract and the configuration.

import { brandVariables } from '#site/model/brand-variables.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { AnswerData, Fact, GeneralCause, NotOffered, Signature } from '#site/search/index/answer-data.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { FactRow } from '../../content/fact-table.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { readFacts, type Facts } from '../../content/read-facts.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { FileReads } from '../../graph/world.ts'

/** Tables that search shows and no page has to. */
export const SEARCH_TABLES = ['asked-facts', 'failure-causes', 'not-offered'] as const

interface AnswerInput {
  content: ContentPlace
  /** Tables of facts by name, as files of the content folder. */
  tables: Record<string, string>
  config: SiteConfig
  contract?: Contract | undefined
  operations: ReadContract['operations']
}

export interface AnswerParts {
  answers: AnswerData
  diagnostics: Diagnostic[]
}

/** Every part is empty where the content has no table for it. */
export function answerParts(
  reads: FileReads,
  { content, tables: files, config, contract, operations }: AnswerInput,
): AnswerParts {
  const diagnostics: Diagnostic[] = []
  const tables = new Map<string, Facts | undefined>()
  const tableOf = (name: string): Facts | undefined => {
    const file = files[name]
    if (!tables.has(name) && file !== undefined) tables.set(name, readFacts(reads, content, file).facts)
    return tables.get(name)
  }
  const variables = brandVariables(config)
  const text = (row: FactRow, column: string): string =>
    plainText((row.get(column)?.values ?? []).join(', '), variables)
  const asked = (row: FactRow): string[] => row.get('asked')?.values ?? []

  const facts = (tableOf('asked-facts')?.rows ?? []).flatMap((row): Fact[] => {
    const [table, name] = [text(row, 'table'), row.get('row')?.values[0] ?? '']
    const values =
      table === 'contract' ? contractValues(contract, name) : rowValues(tableOf(table), name, variables)
    if (values === undefined) {
      diagnostics.push({
        code: 'facts-invalid',
        severity: 'error',
        place: tableOf('asked-facts')!.place(row.get('row')?.node),
        what: `\`${table}\` has no row \`${name}\``,
        fix: 'name the row by its first column, or the field as `Schema.field`',
      })
      return []
    }
    return [
      {
        name: text(row, 'name') || plainText(name, variables),
        asked: asked(row),
        values,
        url: text(row, 'link'),
      },
    ]
  })

  const notOffered = (tableOf('not-offered')?.rows ?? []).map((row): NotOffered => ({
    name: text(row, 'name'),
    asked: asked(row),
    instead: text(row, 'instead'),
    url: text(row, 'link'),
  }))

  const causes = (tableOf('failure-causes')?.rows ?? []).map((row): GeneralCause => {
    const [status, says, kind, field] = ['status', 'says', 'kind', 'field'].map((name) => text(row, name))
    return {
      ...(status && { status: Number(status) }),
      ...(says && { says }),
      ...(kind && { kind: kind as NonNullable<GeneralCause['kind']> }),
      ...(field && { field }),
      cause: text(row, 'cause'),
      fix: text(row, 'fix'),
      url: text(row, 'link'),
    }
  })

  return {
    answers: {
      headerPrefix: config.brand.headerPrefix,
      facts,
      notOffered,
      causes,
      operations: operationsOf(contract, operations),
      signatures: contract ? signaturesOf(contract) : [],
      formerNames: Object.entries(config.formerNames ?? {}),
    },
    diagnostics,
  }
}

function operationsOf(
  contract: Contract | undefined,
  excerpts: ReadContract['operations'],
): AnswerData['operations'] {
  return (contract?.operations ?? []).map(({ id, method, path, summary, page, sdk, causes }) => {
    const schemas = excerpts[id]?.console.url
    return {
      id,
      method,
      path,
      summary,
      url: `${page}#${id}`,
      ...(sdk && { sdk: `${sdk.group}.${sdk.method}` }),
      causes: causes.map(({ status, cause, fix }) => ({
        status,
        cause: plainText(cause),
        fix: plainText(fix),
      })),
      ...(schemas && { schemas }),
    }
  })
}

/** Refusals that few operations document: those of many say nothing about which it was. */
const MOST_OPERATIONS = 8

function signaturesOf({ operations }: Contract): Signature[] {
  const found = new Map<string, Signature>()
  for (const { id, responses } of operations) {
    for (const { status, examples } of responses) {
      for (const { value } of status < 400 ? [] : examples) {
        const { title, detail, errors } = value as {
          title?: string
          detail?: string
          errors?: Record<string, string[]>
        }
        const says = [title, detail].filter(Boolean).join('. ')
        const parts = errors ? Object.entries(errors).map(([field, [message]]) => ({ field, message })) : [{}]
        for (const part of says === '' ? [] : parts) {
          const signature = { status, detail: says, ...(part as { field?: string; message?: string }) }
          const key = JSON.stringify(signature)
          const known = found.get(key) ?? { ...signature, operations: [] }
          if (!known.operations.includes(id)) known.operations.push(id)
          found.set(key, known)
        }
      }
    }
  }
  return [...found.values()].filter(({ operations: ids }) => ids.length <= MOST_OPERATIONS)
}

/** What a row says beside its first column; undefined where there is no such row. */
function rowValues(
  facts: Facts | undefined,
  name: string,
  variables: Record<string, string>,
): Fact['values'] | undefined {
  const [first, ...columns] = facts?.columns ?? []
  const row = first && facts?.rows.find((one) => one.get(first.name)?.values[0] === name)
  if (!row) return undefined
  const shown = columns.filter(({ hidden }) => !hidden)
  const chosen = facts?.columns.some((column) => column.name === 'container')
    ? shown.filter((column) => column.name === 'container')
    : shown
  const values = chosen.map((column) => ({
    label: plainText(column.label, variables),
    text: plainText((row.get(column.name)?.values ?? []).join(', '), variables),
  }))
  // The status is the value that is asked for, and the first column holds it.
  const own = /^\[`(\d{3})`\]/.exec(name)?.[1]
  return own === undefined ? values : [{ label: first.label, text: own }, ...values]
}

/** The limits of a field, as `Schema.field`. */
function contractValues(contract: Contract | undefined, name: string): Fact['values'] | undefined {
  const [schema = '', field = ''] = name.split('.')
  const found = contract?.schemas[schema]?.properties?.[field]
  return found && limitsOf(found)
}

function limitsOf({ minLength, maxLength, minimum, maximum, default: preset }: JsonSchema): Fact['values'] {
  const [least, most, unit] =
    maxLength === undefined ? [minimum, maximum, ''] : [minLength, maxLength, ' characters']
  const range = least === undefined ? `At most ${most}${unit}` : `${least} to ${most}${unit}`
  return [
    { label: 'Limit', text: range },
    ...(preset === undefined ? [] : [{ label: 'Default', text: String(preset) }]),
  ]
}

/** Inline Markdown as the words that it shows. */
function plainText(text: string, variables: Record<string, string> = {}): string {
  return text
    .replaceAll(/%([\w-]+)%/g, (written, name: string) => variables[name] ?? written)
    .replaceAll(
      /<Badge kind="(\w+)" \/>/g,
      (_, kind: string) => `(${kind[0]!.toUpperCase()}${kind.slice(1)})`,
    )
    .replaceAll(/<Permission name="([\w:-]+)" \/>/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim()
}
