// Finds the text of a data file that readers see: labels of columns, and the cells of columns that are not code.

import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Scalar } from 'yaml'
import type { TextSpan } from './prose-problem.ts'

interface DataText {
  spans: TextSpan[]
  /** Those of the spans that name a column. */
  columns: TextSpan[]
}

export function readDataText(source: string): DataText {
  const document = parseDocument(source)
  const codes = codeColumns(document)
  const spans: TextSpan[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value === 'columns' || key.value === 'rows') return undefined
      if (codes.has(String(key.value)) && !isMap(value)) return visit.SKIP
      const values = isSeq(value) ? value.items : [value]
      for (const item of values) if (isScalar(item)) spans.push(...spanOf(item, source))
      return undefined
    },
  })
  return { spans, columns: columnLabels(document, source) }
}

function codeColumns(document: Document): Set<string> {
  const columns = document.get('columns')
  const items = isMap(columns) ? columns.items : []
  const codes = items.filter(({ value }) => isMap(value) && value.get('code') === true)
  return new Set(codes.map(({ key }) => String(isScalar(key) ? key.value : key)))
}

function columnLabels(document: Document, source: string): TextSpan[] {
  const columns = document.get('columns')
  return (isMap(columns) ? columns.items : []).flatMap(({ value }) => {
    const label = isMap(value) ? value.get('label', true) : value
    return isScalar(label) ? spanOf(label, source) : []
  })
}

function spanOf(scalar: Scalar, source: string): TextSpan[] {
  if (typeof scalar.value !== 'string' || !scalar.range) return []
  const [start, end] = scalar.range
  return [{ text: source.slice(start, end), start, isCell: true }]
}
