// Follows references among the components of a bundled document.

import type { LintedDocument } from './linted-document.ts'

/** The component that a reference names; anything else unchanged. */
export type Resolve = <Node extends { $ref?: string }>(node: Node) => Node

export function resolveIn(components: NonNullable<LintedDocument['components']>): Resolve {
  return function resolve<Node extends { $ref?: string }>(node: Node): Node {
    if (node.$ref === undefined) return node
    const [, , kind = '', name = ''] = node.$ref
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    // A reference leads to an object of the same kind: the linter has followed it.
    return resolve((components[kind]?.[name] ?? {}) as Node)
  }
}
