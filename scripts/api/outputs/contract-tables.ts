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
    rows: contract.operations.map(operationRow),
  },
  fields: {
    columns: {
      field: 'Field',
      preset: 'Default',
      limit: 'Limit',
      values: 'Allowed values',
      link: 'Documented at',
    },
    rows: fieldRows(contract),
  },
})

function operationRow(operation: ApiOperation): Record<string, string> {
  const { id, method, path, summary, page, permissions, responses } = operation
  const succeeding = responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
  return {
    summary,
    called: calledIn(id, summary),
    permissions: permissions.join(' or '),
    status: succeeding.map(({ status }) => status).join(' or '),
    request: `${method} ${path}`,
    link: `${page}#${id}`,
  }
}

/** What readers say of it: `Read a token, Read token`. A search takes `get` for a word without meaning. */
function calledIn(id: string, summary: string): string {
  const words = id.replaceAll('-', ' ')
  const names = words === id ? [summary] : [summary, words[0]!.toUpperCase() + words.slice(1)]
  return names.map((name) => name.replace(/^Get /, 'Read ')).join(', ')
}

/** A name of one word is a word of many questions: `code`, `status`. */
const TELLING_NAME = /_|[a-z][A-Z]/

type Told = Record<'preset' | 'limit' | 'values', Set<string>> & { link: string }

function fieldRows({ operations, schemas }: Contract): Record<string, string>[] {
  const known = new Map<string, Told>()
  for (const { id, page, body, responses } of operations) {
    const answers = responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
    for (const shown of [...(body ? [body] : []), ...answers]) {
      for (const field of fieldsIn(contentOf(shown.schema ?? {}, { schemas }, id))) {
        const told = known.get(field.name) ?? {
          preset: new Set(),
          limit: new Set(),
          values: new Set(),
          link: `${page}#${id}`,
        }
        known.set(field.name, told)
        for (const { text, codes } of field.facts) {
          if (text === CHOICE) told.values.add(codes.join(', '))
          else if (text === 'Default') told.preset.add(codes.join(', '))
          else if (codes.length === 0) told.limit.add(text)
        }
      }
    }
  }
  return [...known].flatMap(([field, { preset, limit, values, link }]) => {
    const cells = [preset, limit, values].map(agreed)
    if (!TELLING_NAME.test(field) || cells.every((text) => text === '')) return []
    const [ofPreset = '', ofLimit = '', ofValues = ''] = cells
    return [{ field, preset: ofPreset, limit: ofLimit, values: ofValues, link }]
  })
}

/** Fields of one name with different values have none in common. */
const agreed = (texts: ReadonlySet<string>): string => (texts.size === 1 ? [...texts][0]! : '')

const fieldsIn = ({ fields, alternatives }: FieldContent): Field[] => [
  ...fields.flatMap((field) => [field, ...fieldsIn(field.content)]),
  ...alternatives.flatMap(({ content }) => fieldsIn(content)),
]
