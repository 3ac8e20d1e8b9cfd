// Reads content/data/<name>.yaml: columns and rows, every mistake with its line. Invalid parts are reported and left
// out, so that the rest can be shown.

import { join } from 'node:path'
import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import type { FileReads } from '../graph/world.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { readContentYaml, repeatedKeys, type ContentYaml } from './content-yaml.ts'
import type { ContentPlace } from './read-content.ts'
import type { FactCell, FactColumn, FactRow, FactTable } from './fact-table.ts'

export interface Facts extends FactTable {
  place: ContentYaml['place']
}

const NAME = /^[a-z][a-z0-9_]*$/
const ROOT_KEYS = ['columns', 'rows'] as const
const COLUMN_KEYS = ['label', 'code', 'align', 'hidden'] as const

interface FactsOfFile {
  facts?: Facts
  diagnostics: Diagnostic[]
}

/** The last reading of each file: many pages show rows of one table, and the development server builds again and again. */
const known = new Map<string, { bytes: Buffer; facts: FactsOfFile }>()

/** Reads a data file of the content folder. No table if the file cannot be understood at all. */
export function readFacts(reads: FileReads, content: ContentPlace, file: string): FactsOfFile {
  const path = join(content.root, file)
  const bytes = reads.read(path)
  if (!bytes) return parseFacts(reads, content, file)
  // Its problems name it as the caller does.
  const name = `${content.label} ${path}`
  const last = known.get(name)
  if (last && (last.bytes === bytes || last.bytes.equals(bytes))) return last.facts
  const facts = parseFacts(reads, content, file)
  known.set(name, { bytes, facts })
  return facts
}

function parseFacts(reads: FileReads, content: ContentPlace, file: string): FactsOfFile {
  const { yaml, diagnostics } = readContentYaml(reads, content, file, 'facts-invalid')
  return yaml ? new FactsReader(yaml).read() : { diagnostics }
}

class FactsReader {
  readonly #yaml: ContentYaml
  readonly #diagnostics: Diagnostic[] = []

  constructor(yaml: ContentYaml) {
    this.#yaml = yaml
  }

  read(): FactsOfFile {
    const diagnostics = this.#diagnostics
    const root = this.#yaml.document.contents
    if (!isMap(root)) {
      this.#invalid(root, 'the file is not a map', 'write `columns:` with their labels and `rows:`')
      return { diagnostics }
    }
    diagnostics.push(...repeatedKeys(this.#yaml, 'facts-invalid'))
    for (const { key } of root.items) this.#checkKey(key as Node, ROOT_KEYS, 'the file')
    const columns = this.#readColumns(root)
    const rows = root.get('rows', true)
    if (!isSeq(rows) || rows.items.length === 0) {
      this.#invalid((rows as Node | undefined) ?? root, 'there are no rows', 'list them below `rows:`')
      return { diagnostics }
    }
    const facts = {
      columns,
      rows: rows.items.flatMap((row) => this.#readRow(row as Node, columns)),
      place: this.#yaml.place,
    }
    return { facts, diagnostics }
  }

  #readColumns(root: YAMLMap): FactColumn[] {
    const columns = root.get('columns', true)
    if (!isMap(columns) || columns.items.length === 0) {
      const at = (columns as Node | undefined) ?? root
      this.#invalid(at, 'there are no columns', 'name them with their labels: `columns: { code: Code }`')
      return []
    }
    return columns.items.flatMap((pair) => this.#readColumn(pair as Pair<Node, Node | null>))
  }

  #readColumn({ key, value }: Pair<Node, Node | null>): FactColumn[] {
    const name = textOf(key) ?? ''
    if (!NAME.test(name)) {
      this.#invalid(key, `the column name \`${name}\` is invalid`, 'use lower-case letters, digits and `_`')
      return []
    }
    const label = textOf(value)
    if (label !== undefined) return [{ name, label, code: false, hidden: false }]
    if (!isMap(value) || textOf(value.get('label', true)) === undefined) {
      this.#invalid(key, `the column \`${name}\` has no label`, `write \`${name}: Label\``)
      return [{ name, label: name, code: false, hidden: false }]
    }
    for (const pair of value.items) this.#checkKey(pair.key as Node, COLUMN_KEYS, `the column \`${name}\``)
    const align = value.get('align')
    if (align !== undefined && align !== 'right' && align !== 'center')
      this.#invalid(
        value,
        `the column \`${name}\` has an invalid alignment`,
        'write `align: right` or `center`',
      )
    return [
      {
        name,
        label: textOf(value.get('label', true)) ?? name,
        code: value.get('code') === true,
        hidden: value.get('hidden') === true,
        ...((align === 'right' || align === 'center') && { align }),
      },
    ]
  }

  #readRow(row: Node, columns: readonly FactColumn[]): FactRow[] {
    if (!isMap(row)) {
      this.#invalid(row, 'a row is not a map', 'write `- column: value` with one line for each column')
      return []
    }
    const cells = new Map<string, FactCell>()
    const names = columns.map(({ name }) => name)
    for (const { key, value } of row.items as Pair<Node, Node | null>[]) {
      if (!this.#checkKey(key, names, 'the table', 'column')) continue
      const name = textOf(key)!
      cells.set(name, { values: this.#valuesOf(value, name), ...(value && { node: value }) })
    }
    return [cells]
  }

  #valuesOf(value: Node | null, column: string): string[] {
    if (value === null) return []
    const nodes = isSeq(value) ? (value.items as Node[]) : [value]
    return nodes.flatMap((node) => {
      if (isScalar(node) && node.value === null) return []
      const text = textOf(node)
      if (text !== undefined) return [text]
      this.#invalid(node, `\`${column}\` is not text`, 'write a text or a list of texts')
      return []
    })
  }

  #checkKey(key: Node, known: readonly string[], owner: string, kind = 'key'): boolean {
    const name = textOf(key) ?? ''
    if (known.includes(name)) return true
    const nearest = nearestName(name, known)
    const fix = nearest ? `use \`${nearest}\`` : `use one of ${known.join(', ')}`
    this.#invalid(key, `${owner} has no ${kind} \`${name}\``, fix)
    return false
  }

  #invalid(node: Node | null | undefined, what: string, fix: string): void {
    this.#diagnostics.push(this.#yaml.problem('facts-invalid', node, what, fix))
  }
}

/** Text as written: `021000021` and `08` are not numbers here. */
function textOf(node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
}
