// Checks that every schema, parameter and response in the contract's files is used. The linter only checks those in the
// root file.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { contractProblem } from './contract-problems.ts'
import { placeIn, type ContentPlace } from '../../content/read-content.ts'

const SHARED = /(?:\/schemas\/[^/]+|parameters|responses)\.yaml$/
/** A file that is one schema, not a list of them by name. */
const ONE_SCHEMA = /^(['"]?)(?:\$ref|type|properties|enum|const|(?:all|any|one)Of|items|description)\1:/m
const NAME = /^(['"]?)([A-Za-z][\w.-]*)\1:/

/** `document` is the bundle, which contains only what is used. */
export function unusedComponents(
  content: ContentPlace,
  files: ReadonlyMap<string, string>,
  document: Record<string, unknown>,
): Diagnostic[] {
  const components = Object.values((document['components'] ?? {}) as Record<string, object>)
  const used = new Set(components.flatMap((kind) => Object.keys(kind)))
  return [...files]
    .filter(([file, text]) => SHARED.test(file) && !ONE_SCHEMA.test(text))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, index): Diagnostic[] => {
        const [, quote = '', name] = NAME.exec(line) ?? []
        if (name === undefined || used.has(name)) return []
        const column = quote.length + 1
        const end = { endLine: index + 1, endColumn: column + name.length }
        const place = placeIn(content, file, { line: index + 1, column, ...end })
        return [contractProblem(place, { rule: 'unused', message: `nothing refers to \`${name}\`` })]
      }),
    )
}
