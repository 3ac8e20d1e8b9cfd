// Marks the tokens of code with classes, and wraps each line that is highlighted, and all where they are numbered.
//
//   <code class="language-json" data-lines="1">{ "a": 1 }</code>
//   <code class="language-json"><span class="code-line" data-highlighted>{ <span class="p">"a"</span>…
//
// Indentation and a first word that are longer than a line of a phone are marked too: where the line wraps, the word
// would begin below its indentation, and leave that line empty. Later words stay whole.
//
//     'https://api.example.com/a/long/path…' \    <span class="code-fill">…</span> \

import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { languageName } from '#site/components/code-block/language-names.ts'
import { report, stateOf } from '../../page/page-state.ts'
import { findInSource } from '../../../content/source-place.ts'
import { hasClass } from '../tree/has-class.ts'
import { isKnownLanguage } from '../tree/code-languages.ts'
import { markTokens } from '../tree/mark-tokens.ts'
import { splitLines } from '../tree/split-lines.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

/** Characters in a line of code on a phone of 360 px. */
const PHONE_LINE = 40

export function rehypeHighlightCode() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkElements(tree, (block) => {
      if (!hasClass(block, 'code-block')) return
      const language = String(block.properties['dataLanguage'] ?? '')
      if (isUnknown(language) && state.settings.content.configured) {
        report(state, {
          code: 'code-language-unknown',
          severity: 'warning',
          at: findInSource(block.position, language, state.sources),
          what: `there is no highlighting for the language \`${language}\``,
          fix: 'use a language that the site highlights, or `text`',
        })
      }
      walkElements(block, (code) => {
        if (code.tagName === 'code') markCode(code, language, block)
      })
    })
  }
}

/** A diagram that is not drawn is shown as code, and has been reported. */
function isUnknown(language: string): boolean {
  return languageName(language) !== undefined && language !== 'mermaid' && !isKnownLanguage(language)
}

function markCode(code: Element, language: string, block: Element): void {
  const text = toString(code)
  const tokens = markTokens(text, language)
  const lines = String(code.properties['dataLines'] ?? '')
  const pre = block.children.find((child) => child.type === 'element' && child.tagName === 'pre')
  const numbered = pre?.type === 'element' && pre.properties['dataLineNumbers'] !== undefined
  delete code.properties['dataLines']
  const starts = text.split('\n').map((line) => /^\s+\S+/.exec(line)?.[0].length ?? 0)
  if (lines === '' && !numbered && Math.max(...starts) <= PHONE_LINE) {
    code.children = tokens
    return
  }
  const highlighted = new Set(lines.split(' ').map(Number))
  const split = splitLines(tokens)
  code.children = split.flatMap((children, index): ElementContent[] => {
    const isHighlighted = highlighted.has(index + 1)
    const start = starts[index] ?? 0
    const filled = start > PHONE_LINE ? fillLine(children, start) : children
    const line = isHighlighted || numbered ? [lineElement(filled, 'code-line', isHighlighted)] : filled
    return index < split.length - 1 ? [...line, { type: 'text', value: '\n' }] : line
  })
}

/** The line with its first `start` characters in an element of their own. */
function fillLine(children: readonly ElementContent[], start: number): ElementContent[] {
  const filled: ElementContent[] = []
  const rest: ElementContent[] = []
  let left = start
  for (const child of children) {
    const value = toString(child)
    if (left <= 0) rest.push(child)
    else if (child.type === 'text' && value.length > left) {
      filled.push({ type: 'text', value: value.slice(0, left) })
      rest.push({ type: 'text', value: value.slice(left) })
    } else filled.push(child)
    left -= value.length
  }
  return [lineElement(filled, 'code-fill', false), ...rest]
}

function lineElement(children: ElementContent[], name: string, isHighlighted: boolean): Element {
  const properties = { className: [name], ...(isHighlighted && { dataHighlighted: '' }) }
  return { type: 'element', tagName: 'span', properties, children }
}
