// Marks the tokens of code with classes, and wraps each line that is highlighted, and all where they are numbered.
//
//   <code class="language-json" data-lines="1">{ "a": 1 }</code>
//   <code class="language-json"><span class="code-line" data-highlighted>{ <span class="p">"a"</span>…
//
// A line whose indentation and first word are longer than a line of a phone is marked too: where it wraps, the word
// would begin below its indentation, and leave that line empty.
//
//     'https://api.example.com/a/long/path…'      <span class="code-fill">…

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
  const fills = text.split('\n').map((line) => (/^\s+\S+/.exec(line)?.[0].length ?? 0) > PHONE_LINE)
  if (lines === '' && !numbered && !fills.includes(true)) {
    code.children = tokens
    return
  }
  const highlighted = new Set(lines.split(' ').map(Number))
  const split = splitLines(tokens)
  code.children = split.flatMap((children, index): ElementContent[] => {
    const isHighlighted = highlighted.has(index + 1)
    const classes = [
      ...(isHighlighted || numbered ? ['code-line'] : []),
      ...(fills[index] === true ? ['code-fill'] : []),
    ]
    const line = classes.length > 0 ? [lineElement(children, classes, isHighlighted)] : children
    return index < split.length - 1 ? [...line, { type: 'text', value: '\n' }] : line
  })
}

function lineElement(children: ElementContent[], className: string[], isHighlighted: boolean): Element {
  const properties = { className, ...(isHighlighted && { dataHighlighted: '' }) }
  return { type: 'element', tagName: 'span', properties, children }
}
