// Finds references that lead back to themselves and never to a value: the linter would stop at one.

import { posix } from 'node:path'
import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from 'yaml'
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
      if (!isCircular({ reference, rest: [] }, documentOf, checked)) return []
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

/** A reference to follow: the pointer of another may pass through it, to something inside its target. */
interface Step {
  reference: Reference
  /** Keys to look up in the reference's target. */
  rest: readonly string[]
}

/**
 * Follows a reference as long as it leads to others. `way`: those being followed, each with the number of keys left to
 * look up: a reference met again with fewer leads on. `checked` grows: each is followed once.
 */
function isCircular(
  { reference, rest }: Step,
  documentOf: (file: string) => Document | undefined,
  checked: Set<Scalar>,
  way = new Map<Scalar, number>(),
): boolean {
  const { written } = reference
  const left = way.get(written)
  if (left !== undefined && rest.length >= left) return true
  if (rest.length === 0 && checked.has(written)) return false
  way.set(written, rest.length)
  const isFound = targetsOf({ reference, rest }, documentOf).some((next) =>
    isCircular(next, documentOf, checked, way),
  )
  if (left === undefined) way.delete(written)
  else way.set(written, left)
  if (isFound || rest.length === 0) checked.add(written)
  return isFound
}

/** The references that another one leads to; none if it leads to a value, or nowhere. */
function targetsOf(
  { reference: { file, written }, rest }: Step,
  documentOf: (file: string) => Document | undefined,
): Step[] {
  const [path = '', pointer = ''] = written.value.split('#')
  const target = path === '' ? file : posix.join(posix.dirname(file), path)
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => decodeOrKeep(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  const document = documentOf(target)
  const own = [...keys, ...rest]
  let node: unknown = document?.contents
  for (const [at, key] of own.entries()) {
    const passed = referenceOf(node)
    if (passed) return [{ reference: { file: target, written: passed }, rest: own.slice(at) }]
    const next: unknown = isCollection(node) ? node.get(key, true) : undefined
    node = isAlias(next) ? next.resolve(document!) : next
  }
  return partsOf(node).map((next) => ({ reference: { file: target, written: next }, rest: [] }))
}

/** The references that make up a schema: its own, or those it combines. */
function partsOf(node: unknown): Scalar<string>[] {
  const own = referenceOf(node)
  if (own) return [own]
  const all = isMap(node) ? node.get('allOf', true) : undefined
  return isSeq(all) ? all.items.flatMap(partsOf) : []
}

function referenceOf(node: unknown): Scalar<string> | undefined {
  const written = isMap(node) ? node.get('$ref', true) : undefined
  return isScalar(written) && typeof written.value === 'string' ? (written as Scalar<string>) : undefined
}
