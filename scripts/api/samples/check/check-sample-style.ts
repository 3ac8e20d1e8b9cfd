// Checks what every sample must satisfy, whatever it shows: line length and placeholder names.

import { nearestName } from '#site/spelling/nearest-name.ts'
import type { CodeSpan } from '#site/curl/code-span.ts'
import type { SampleFinding } from './sample-finding.ts'

export const MAX_LINE = 100

/** Data or output rather than code. */
const UNMEASURED = new Set(['text', 'txt', 'plaintext', 'csv', 'mermaid', ''])
/** A URL or a single JSON string, which cannot be broken. */
const UNBREAKABLE = /^\s*(?:(?:curl )?["']?https?:\S+(?: \\)?|"[^"]*": "(?:[^"\\]|\\.)*",?)$/
const PLACEHOLDER = /<([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)>/g
/** `<your key>`, `<token-id>`: text in angle brackets that is neither a tag nor a type. */
const FREE_PLACEHOLDER = /<((?:your|my|the|insert)[ _-][A-Za-z _-]+|[a-z]+(?: [a-z]+)+)>/g

/** `placeholders`: the names that the site's style allows; without any, every name will do. */
export function checkStyle(
  { language, code }: { language: string; code: string },
  placeholders: readonly string[],
): SampleFinding[] {
  return code
    .split('\n')
    .flatMap((line, row) => [
      ...(UNMEASURED.has(language.toLowerCase()) ? [] : checkLength(line, row)),
      ...(placeholders.length === 0 ? [] : checkPlaceholders(line, row, language, placeholders)),
    ])
}

function checkLength(line: string, row: number): SampleFinding[] {
  if (line.length <= MAX_LINE || UNBREAKABLE.test(line)) return []
  return [
    {
      code: 'sample-line-long',
      at: span(row, MAX_LINE, line.length),
      what: `the line has ${line.length} characters`,
      fix: `break the line: ${MAX_LINE} characters fit next to the text`,
    },
  ]
}

function checkPlaceholders(
  line: string,
  row: number,
  language: string,
  placeholders: readonly string[],
): SampleFinding[] {
  const isMarkup = /^(?:html|xml|jsx|tsx)$/i.test(language)
  const free = isMarkup ? [] : [...line.matchAll(FREE_PLACEHOLDER)]
  return [...line.matchAll(PLACEHOLDER), ...free].flatMap(
    ({ 0: whole, 1: name = '', index }): SampleFinding[] => {
      if (placeholders.includes(name) || /^[A-Z]$/.test(name)) return []
      const nearest = nearestName(name.toUpperCase().replaceAll(/[ -]/g, '_'), placeholders)
      return [
        {
          code: 'sample-placeholder-unknown',
          at: span(row, index, index + whole.length),
          what: `\`${whole}\` is not one of this site's placeholders`,
          fix: nearest
            ? `write \`<${nearest}>\``
            : 'use one of `samples.placeholders` in style.yaml, or add it there',
        },
      ]
    },
  )
}

function span(row: number, column: number, endColumn: number): CodeSpan {
  return { row, column, endRow: row, endColumn }
}
