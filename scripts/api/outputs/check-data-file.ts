// /check-data.json: everything that the code checker needs, for the tools at /mcp and the /check page.

import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import { reachedSchemas } from '#site/api/contract/reached-schemas.ts'
import type { CheckData } from '#site/api/code/pasted/check-data.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { withoutProse } from '../contract/schemas/without-prose.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { filterNames } from '../../expressions/liquid-engine.ts'
import type { FileReads } from '../../graph/world.ts'
import { factRows, plainCell, type FactRow } from '../samples/known/fact-rows.ts'
import { permissionFacts } from './permission-facts.ts'

interface CheckInput {
  place: ContentPlace
  /** Files of content/data/ by name. */
  tables: Record<string, string>
  contract: Contract
  brand: SiteConfig['brand']
  variables: Record<string, string>
  headers: string[]
  elements: CheckData['elements']
  modules: CheckData['modules']
  /** The first page of the reference. */
  reference: string
  /** Paths of all pages. */
  paths: readonly string[]
}

/** Source of the example values that fill in what a piece of code leaves open. */
const KEPT = ['examples', 'default']

/** JSON text. */
export function checkDataFile(
  reads: FileReads,
  { place, tables, contract, brand, variables, headers, elements, modules, reference, paths }: CheckInput,
): string {
  const rowsOf = (name: string): FactRow[] => factRows(reads, place, tables[name], variables)
  const pageOr = (path: string): string => (paths.includes(path) ? path : reference)
  const operations = contract.operations.map(requestOf)
  const data: CheckData = {
    brand,
    server: contract.server,
    headers,
    filters: filterNames(),
    pages: {
      reference,
      keys: pageOr(`${reference}/authentication`),
      sdks: pageOr('/docs/sdks'),
    },
    operations,
    schemas: reachedSchemas(
      operations,
      Object.fromEntries(
        Object.entries(contract.schemas).map(([name, schema]) => [name, withoutProse(schema, KEPT)]),
      ),
    ),
    instead: Object.fromEntries(contract.operations.flatMap(insteadOf)),
    cards: Object.keys(tables)
      .filter((name) => name.startsWith('test-cards'))
      .flatMap((name) => cardsOf(rowsOf(name))),
    permissions: permissionFacts(reads, place, tables, variables),
    upgrades: {
      packages: rowsOf('legacy-packages').map(legacyPackage),
      calls: rowsOf('legacy-calls').flatMap(legacyCalls),
    },
    elements,
    modules,
  }
  return JSON.stringify(data)
}

const cardsOf = (rows: readonly FactRow[]): string[] =>
  rows.flatMap((row) => Object.values(row).flat()).filter((value) => /^\d{13,19}$/.test(value))

type Upgrades = CheckData['upgrades']

const legacyPackage = ({
  language = [],
  legacy = [],
  now = [],
  guide = [],
}: FactRow): Upgrades['packages'][number] => ({
  language: language[0] ?? '',
  legacy: legacy[0] ?? '',
  now: now[0] ?? '',
  page: /\]\(([^)]*)\)/.exec(guide[0] ?? '')?.[1] ?? '',
})

const legacyCalls = ({ package: of = [], legacy = [], now = [], note = [] }: FactRow): Upgrades['calls'] =>
  legacy.map((call) => ({
    package: of[0] ?? '',
    legacy: call,
    now: now[0] ?? '',
    note: plainCell(note[0] ?? ''),
  }))

/** What requests of the operation are checked against, without prose and response bodies. */
function requestOf(operation: ApiOperation): ApiOperation {
  const { parameters, body, responses, otherResponses: _others, ...kept } = operation
  return {
    ...kept,
    description: '',
    parameters: parameters.map((parameter) => ({
      ...parameter,
      description: '',
      schema: withoutProse(parameter.schema, KEPT),
    })),
    ...(body && { body: { ...body, schema: withoutProse(body.schema, KEPT), examples: [] } }),
    responses: responses.map(({ status, headers }) => ({
      status,
      description: '',
      headers: headers.map(({ name }) => ({ name })),
      examples: [],
    })),
    causes: [],
  }
}

/** "Deprecated: use `POST /apple-pay`. …" */
function insteadOf({ id, description }: ApiOperation): [string, string][] {
  const instead = /^Deprecated: ([^.]+)\./.exec(description)?.[1]
  return instead === undefined ? [] : [[id, instead]]
}
