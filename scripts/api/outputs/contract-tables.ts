// What the contract says of every operation and of every field, as tables that search reads like those of content/data.

import { contentOf, type Field, type FieldContent } from '#site/api/operation/schema-fields.ts'
import { CHOICE } from '#site/api/operation/schema/schema-facts.ts'
import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { FIRST_ERROR_STATUS } from '#site/model/http/first-error-status.ts'
import type { ContractTable } from '../../compiler/platform-api.ts'

/** By name: `operations`, and `fields` with what all fields of one name have in common. */
export const contractTables = (contract: Contract): Record<string, ContractTable> => ({
  operations: {
    columns: {
      summary: 'Operation',
      called: 'Called',
      permissions: 'Permission',
      status: 'Status',
      request: 'Request',
      link: 'Documented at',
    },
    rows: contract.operations.map((operation) => operationRow(operation, contract.operations)),
  },
  fields: {
    columns: {
      field: 'Field',
      preset: 'Default',
      limit: 'Limit',
      values: 'Allowed values',
      where: 'Where',
      link: 'Documented at',
    },
    rows: fieldRows(contract),
  },
})

function operationRow(operation: ApiOperation, all: readonly ApiOperation[]): Record<string, string> {
  const { id, method, path, summary, page, permissions, responses } = operation
  const succeeding = responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
  return {
    summary,
    called: calledIn(operation, all),
    permissions: permissions.join(' or '),
    status: succeeding.map(({ status }) => status).join(' or '),
    request: `${method} ${path}`,
    link: `${page}#${id}`,
  }
}

/** What readers say of it: `Read a token, Read token`. A question that says `get` is read with `read`. */
function calledIn({ id, summary }: ApiOperation, all: readonly ApiOperation[]): string {
  const short = shortName(id)
  const isClear = all.every((other) => other.id === id || shortName(other.id) !== short)
  const names = [summary, ...[id, ...(isClear ? [short] : [])].map(inProse)]
  return [...new Set(names.map((name) => name.replace(/^Get /, 'Read ')))].join(', ')
}

/** What it does with what, whatever stands between: `get-session` of `get-3ds-session`. */
const shortName = (id: string): string => id.replace(/^(\w+)-.*-/, '$1-')

function inProse(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A name of one word is a word of many questions: `code`, `status`. */
const TELLING_NAME = /_|[a-z][A-Z]/

/** What a field states where it occurs; a part is empty where it states none. */
interface Occurrence {
  preset: string
  limit: string
  values: string
  link: string
  isSent: boolean
  /** A change that leaves a field out keeps its value: no default applies. */
  isPatch: boolean
}

function fieldRows(contract: Contract): Record<string, string>[] {
  return [...occurrencesIn(contract)].flatMap(([field, all]) => {
    if (!TELLING_NAME.test(field)) return []
    const sent = all.filter(({ isSent }) => isSent)
    // A default and a limit are rules for requests: a response often repeats the field without them.
    const ruled = sent.length > 0 ? sent : all
    const preset = agreed(
      ruled.filter(({ isPatch }) => !isPatch),
      'preset',
    )
    const limit = agreed(ruled, 'limit')
    const values = agreed(all, 'values')
    const telling = ruled.find((one) => one.preset === preset && one.limit === limit && one.values === values)
    if (!(preset || limit || values)) return []
    const isReturnedSo = all.every((one) => one.isSent || (one.preset === preset && one.limit === limit))
    const where = (preset || limit) && !isReturnedSo ? 'In requests' : ''
    return [{ field, preset, limit, values, where, link: (telling ?? ruled[0]!).link }]
  })
}

/** By name of the field. */
function occurrencesIn({ operations, schemas }: Contract): Map<string, Occurrence[]> {
  const all = operations.flatMap(({ id, method, page, body, responses }) => {
    const answers = responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
    return [...(body ? [body] : []), ...answers].flatMap((shown) => {
      const ofResponse = shown !== body
      return fieldsIn(contentOf(shown.schema ?? {}, { schemas, ofResponse }, id)).map((field) => ({
        name: field.name,
        ...statedBy(field),
        link: `${page}#${id}`,
        isSent: !ofResponse && !field.readOnly,
        isPatch: !ofResponse && method === 'PATCH',
      }))
    })
  })
  return Map.groupBy(all, ({ name }) => name)
}

function statedBy({ facts }: Field): Pick<Occurrence, 'preset' | 'limit' | 'values'> {
  const codesOf = (text: string): string =>
    facts.flatMap((fact) => (fact.text === text ? [fact.codes.join(', ')] : [])).join()
  const limits = facts.filter(({ codes }) => codes.length === 0)
  return {
    preset: codesOf('Default'),
    limit: limits.map(({ text }) => text).join('; '),
    values: codesOf(CHOICE),
  }
}

/** Fields of one name have a value in common only if each of them states it: without it, another rule holds. */
function agreed(occurrences: readonly Occurrence[], part: 'preset' | 'limit' | 'values'): string {
  const texts = new Set(occurrences.map((occurrence) => occurrence[part]))
  return texts.size === 1 ? [...texts][0]! : ''
}

const fieldsIn = ({ fields, alternatives }: FieldContent): Field[] => [
  ...fields.flatMap((field) => [field, ...fieldsIn(field.content)]),
  ...alternatives.flatMap(({ content }) => fieldsIn(content)),
]
