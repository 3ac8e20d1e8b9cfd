// Finds references that lead back to themselves and never to a value: the linter would stop at one.

import { posix } from 'node:path'
import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml'
import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { contractProblem, placeOfPosition } from './contract-problems.ts'
import type { ContractSource } from './contract-source.ts'

interface Reference {
  file: string
  /** Its value, such as `#/components/schemas/Box` or `../parameters.yaml#/BoxId`. */
  written: Scalar<string>
}

/** `sources`: valid YAML. One problem for each circle, at its first reference. */
export function circularReferences(
  content: ContentPlace,
  sources: ReadonlyMap<string, ContractSource>,
): Diagnostic[] {
  const parsed = new Map(
    [...sources].map(([file, { text }]) => {
      const lineCounter = new LineCounter()
      return [file, { lineCounter, document: parseDocument(text, { lineCounter, merge: false }) }]
    }),
  )
  const documentOf = (file: string): Document | undefined => parsed.get(file)?.document
  const checked = new Set<Scalar>()
  return [...parsed].flatMap(([file, { document, lineCounter }]) =>
    referencesIn(file, document).flatMap((reference): Diagnostic[] => {
      if (!isCircular(reference, documentOf, checked)) return []
      const { written } = reference
      const { line, col } = lineCounter.linePos(written.range?.[0] ?? 0)
      const column = col + (written.type === 'PLAIN' ? 0 : 1)
      const at = { file, line, column, endColumn: column + written.value.length }
      const place = placeOfPosition(content, sources, at)
      const message = `the reference \`${written.value}\` leads back to itself`
      return [contractProblem(place, { rule: 'docs/circular-reference', message })]
    }),
  )
}

function referencesIn(file: string, document: Document): Reference[] {
  const found: Reference[] = []
  visit(document, {
    Map(_key, map) {
      const written = referenceOf(map)
      if (written) found.push({ file, written })
    },
  })
  return found
}

/** Follows a reference as long as it leads to another. `checked` grows: each is followed once. */
function isCircular(
  reference: Reference,
  documentOf: (file: string) => Document | undefined,
  checked: Set<Scalar>,
): boolean {
  const way = new Set<Scalar>()
  for (let next: Reference | undefined = reference; next && !checked.has(next.written);) {
    way.add(next.written)
    checked.add(next.written)
    next = targetOf(next, documentOf)
    if (next && way.has(next.written)) return true
  }
  return false
}

/** The reference that another one leads to; undefined if it leads to a value, or nowhere. */
function targetOf(
  { file, written }: Reference,
  documentOf: (file: string) => Document | undefined,
): Reference | undefined {
  const [path = '', pointer = ''] = written.value.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => decodeOrKeep(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  const document = documentOf(target)
  const node = document?.getIn(keys, true)
  const next = referenceOf(isAlias(node) ? node.resolve(document!) : node)
  return next && { file: target, written: next }
}

function referenceOf(node: unknown): Scalar<string> | undefined {
  const written = isMap(node) ? node.get('$ref', true) : undefined
  return isScalar(written) && typeof written.value === 'string' ? (written as Scalar<string>) : undefined
}
