// The text of a data file that readers see: labels, and the cells of columns that are not code.

import { isMap, isScalar, isSeq, parseDocument, visit, type Scalar } from 'yaml'
import type { TextSpan } from './prose-problem.ts'

export function dataSpans(source: string): TextSpan[] {
  const document = parseDocument(source)
  const columns = document.get('columns')
  const codes = new Set<string>()
  if (isMap(columns)) {
    for (const { key, value } of columns.items)
      if (isMap(value) && value.get('code') === true) codes.add(String(isScalar(key) ? key.value : key))
  }
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
  return spans
}

function spanOf(scalar: Scalar, source: string): TextSpan[] {
  if (typeof scalar.value !== 'string' || !scalar.range) return []
  const [start, end] = scalar.range
  return [{ text: source.slice(start, end), start }]
}
