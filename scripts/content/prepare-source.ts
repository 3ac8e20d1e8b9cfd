// Normalises a source's text before Markdown is parsed. Keeps every line number and, except in the opening lines of
// admonitions, every column.

import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

/** Stands in for the backslash of `\%name%`, which Markdown would drop before variables are replaced. */
export const ESCAPED_VARIABLE = '\uE000'
/** Stand in for the braces of `## Title {#id}`, which MDX would read as an expression. */
export const HEADING_ID = /\s*\uE001#([^\uE002]+)\uE002\s*$/

const ESCAPE = /\\(?=%[A-Za-z][A-Za-z0-9-]*%)/g
const EXPLICIT_ID = /^([\s>]*#{1,6}\s.*?)\{(#[^\s{}]+)\}(\s*#*\s*)$/
const SPACED_ADMONITION = /^([\s>]*)(:{3,})[ \t]*([a-z][a-z-]*)[ \t]+([^[{\s].*?)[ \t]*$/
const SPACED_BARE_ADMONITION = /^([\s>]*)(:{3,})[ \t]+([a-z][a-z-]*)[ \t]*$/

/** `\%name%`, `{#id}` of headings and `:::note Title` in forms that Markdown and MDX parse. */
export function prepareSource(source: string): string {
  const kindOf = createFenceTracker()
  return source
    .split('\n')
    .map((line) => {
      const escaped = line.replace(ESCAPE, ESCAPED_VARIABLE)
      return kindOf(line) === 'prose' ? prepareProse(escaped) : escaped
    })
    .join('\n')
}

function prepareProse(line: string): string {
  if (line.includes('{#')) return line.replace(EXPLICIT_ID, '$1\uE001$2\uE002$3')
  if (!line.includes(':::')) return line
  return line
    .replace(SPACED_ADMONITION, (_, indent: string, colons: string, kind: string, title: string) => {
      return `${indent}${colons}${kind}[${title.replace(/([[\]])/g, '\\$1')}]`
    })
    .replace(SPACED_BARE_ADMONITION, '$1$2$3')
}
